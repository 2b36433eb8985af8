'use client';

import { useEffect, useRef, useState } from 'react';
import { useSearchState } from '@/lib/search/use-search';
import { DOT_COUNT, SLOWDOWN_FACTOR } from '@/lib/site';
import { easePlaybackRate } from './ease-playback-rate';

const DOTS = Array.from({ length: DOT_COUNT }, (_, position) => position);

/** The drifting dots behind every page; they appear after it, and slow down while a search runs. */
export function Background() {
  const dots = useRef<HTMLDivElement>(null);
  const { status } = useSearchState();
  const [appeared, setAppeared] = useState(false);
  const rate = status === 'searching' || status === 'refining' ? SLOWDOWN_FACTOR : 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: dots that are not shown yet have no animations.
  useEffect(() => {
    const animations = dots.current?.getAnimations?.({ subtree: true }) ?? [];
    return easePlaybackRate(animations, rate);
  }, [rate, appeared]);

  return (
    <div
      ref={dots}
      className="dots"
      aria-hidden="true"
      data-speed={rate}
      onAnimationStart={({ target }) => target !== dots.current && setAppeared(true)}
    >
      {DOTS.map((dot) => (
        <span key={dot} className="dot" />
      ))}
    </div>
  );
}
