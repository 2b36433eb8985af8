'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Glyph } from './glyph';

/** Long enough to read the longest notice twice. */
const DURATION_MS = 7000;

/** How far notices begin above what follows them, as their styles say. */
const RISE_PX = 19;

/** What keeps notices on the screen: the mouse on them, the focus in them. */
type Holder = 'mouse' | 'focus';

/** Shows the notices and has screen readers say them: errors at once, the rest when there is a pause. */
export function Notices() {
  const t = useTranslations('notices');
  const { toasts, handlers } = useToaster({ duration: DURATION_MS });
  const before = useRef<EventTarget>(null);
  const held = useRef(new Set<Holder>());
  const region = useRef<HTMLElement>(null);
  const [atEdge, setAtEdge] = useState(false);

  /** Keeps the notices; a pause that ended twice would keep them for ever. */
  function hold(holder: Holder) {
    if (held.current.size === 0) handlers.startPause();
    held.current.add(holder);
  }

  function release(holder: Holder) {
    if (held.current.delete(holder) && held.current.size === 0) handlers.endPause();
  }

  function enter(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    hold('focus');
  }

  /** Closes a notice, and gives the focus back to what had it before. */
  function close(id: string) {
    toast.dismiss(id);
    // The notice goes from under the mouse, and not every browser says that it left.
    release('mouse');
    const place = before.current;
    const back = place instanceof HTMLElement && place.isConnected ? place : document.getElementById('content');
    back?.focus({ preventScroll: true });
  }

  const visible = toasts.filter((notice) => notice.visible);
  const newest = Math.max(0, ...visible.map(({ createdAt }) => createdAt));

  // Where a notice came it stays: one that follows whoever scrolls on lies on what they went to read.
  useLayoutEffect(() => setAtEdge(newest > 0 && region.current !== null && !fitsIn(region.current)), [newest]);

  const urgent = visible.filter((notice) => notice.type === 'error');
  const calm = visible.filter((notice) => notice.type !== 'error');

  return (
    <section
      ref={region}
      aria-label={t('label')}
      className="notices"
      data-edge={atEdge || undefined}
      onMouseEnter={() => hold('mouse')}
      onMouseLeave={() => release('mouse')}
      onFocus={enter}
      onBlur={() => release('focus')}
    >
      {/* The regions are always there: readers announce what changes inside them, not what arrives together with them. */}
      <div role="alert">
        {urgent.map((notice) => (
          <Notice key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
      <div role="status">
        {calm.map((notice) => (
          <Notice key={notice.id} notice={notice} onClose={close} />
        ))}
      </div>
    </section>
  );
}

/** Whether a notice can be told in its place: the visitor has not scrolled past that, and the next heading stays in sight. */
function fitsIn(region: HTMLElement): boolean {
  const below = region.nextElementSibling;
  const notice = region.querySelector('.notice');
  if (below === null || notice === null) return true;
  const top = below.getBoundingClientRect().top - RISE_PX;
  const heading = below.querySelector('h2')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return top >= 0 && top + notice.getBoundingClientRect().height <= heading;
}

function Notice({ notice, onClose }: { notice: Toast; onClose: (id: string) => void }) {
  const t = useTranslations('notices');
  return (
    <div className="notice" data-kind={notice.type}>
      <p>{resolveValue(notice.message, notice)}</p>
      <button type="button" className="notice-close" aria-label={t('close')} onClick={() => onClose(notice.id)}>
        <Glyph shape="cross" />
      </button>
    </div>
  );
}
