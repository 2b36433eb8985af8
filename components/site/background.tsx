'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchState } from '@/lib/search/use-search';
import { DOT_COUNT, SLOWDOWN_FACTOR } from '@/lib/site';
import type { ScatteredDots, scatterDots } from './drifting-dots';
import { easePlaybackRate } from './ease-playback-rate';
import { whenIdle } from './when-idle';

const DOTS = Array.from({ length: DOT_COUNT }, (_, position) => position);

/** The page is painted and brought to life first: forty layers take as long as all the rest. */
const SETTLED_MS = 2000;

/** What scatters the dots, once it is there; in another language they appear at once. */
let scatter: typeof scatterDots | undefined;

/** The drifting dots behind every page; they appear after it, or with the first search, and slow down while one runs. */
export function Background() {
  const field = useRef<HTMLDivElement>(null);
  const dots = useRef<ScatteredDots>(undefined);
  const { status } = useSearchState();
  const [animations, setAnimations] = useState<readonly Animation[]>([]);
  const searching = status === 'searching' || status === 'refining';
  const rate = searching ? SLOWDOWN_FACTOR : 1;

  const show = useCallback((fading: boolean) => {
    if (scatter === undefined || field.current === null || dots.current !== undefined) return;
    dots.current = scatter(field.current, fading);
    setAnimations(dots.current.animations);
  }, []);

  const appear = useCallback(() => {
    // Without its decoration the page is whole.
    load().then(
      () => show(true),
      () => undefined,
    );
  }, [show]);

  useEffect(() => {
    show(false);
    const stop = whenIdle(SETTLED_MS, appear);
    return () => {
      stop();
      dots.current?.remove();
      dots.current = undefined;
    };
  }, [show, appear]);

  useEffect(() => {
    if (searching) appear();
  }, [searching, appear]);

  useEffect(() => easePlaybackRate(animations, rate), [animations, rate]);

  return (
    <div ref={field} className="dots" aria-hidden="true">
      {DOTS.map((dot) => (
        <span key={dot} className="dot" />
      ))}
    </div>
  );
}

async function load(): Promise<void> {
  scatter = (await import('./drifting-dots')).scatterDots;
}
