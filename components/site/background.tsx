'use client';

import { useEffect, useRef } from 'react';
import { useSearchState } from '@/lib/search/use-search';
import { DOT_COUNT, SLOWDOWN_FACTOR } from '@/lib/site';
import { easePlaybackRate } from './ease-playback-rate';

const DOTS = Array.from({ length: DOT_COUNT }, (_, position) => position);

/** The drifting dots behind every page; they slow down while a search runs. */
export function Background() {
  const dots = useRef<HTMLDivElement>(null);
  const { status } = useSearchState();
  const rate = status === 'searching' || status === 'refining' ? SLOWDOWN_FACTOR : 1;

  useEffect(() => {
    const animations = dots.current?.getAnimations?.({ subtree: true }) ?? [];
    return easePlaybackRate(animations, rate);
  }, [rate]);

  return (
    <div ref={dots} className="dots" aria-hidden="true" data-speed={rate}>
      {DOTS.map((dot) => (
        <span key={dot} className="dot" />
      ))}
    </div>
  );
}
