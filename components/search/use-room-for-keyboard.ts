import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps what lies below a text box above the keyboard of a phone, for browsers whose keyboard covers the page instead
 * of making it smaller.
 *
 * @returns goes to the element to keep in sight
 */
export function useRoomForKeyboard(box: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const makeRoom = () => {
      const bottom = below.current?.getBoundingClientRect().bottom ?? 0;
      const hidden = bottom - (seen.offsetTop + seen.height);
      // A page that was zoomed by hand is the visitor's to move.
      if (document.activeElement !== box.current || hidden <= 0 || seen.scale !== 1) return;
      // At once: the browser's own scrolling to the caret would end a slow one half way.
      window.scrollBy({ top: hidden + 12, behavior: 'instant' });
    };
    seen.addEventListener('resize', makeRoom);
    return () => seen.removeEventListener('resize', makeRoom);
  }, [box]);
  return below;
}
