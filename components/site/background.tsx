'use client';

import { useEffect, useRef, useState } from 'react';
import { useSearchState } from '@/lib/search/use-search';
import { SLOWDOWN_FACTOR } from '@/lib/site';
import type { ScatteredDots, scatterDots } from './drifting-dots';
import { easePlaybackRate } from './ease-playback-rate';
import { whenIdle } from './when-idle';

/** The page is painted and brought to life first: forty layers take as long as all the rest. */
const SETTLED_MS = 2000;

/** What scatters the dots, once it is there; in another language they appear at once. */
let scatter: typeof scatterDots | undefined;

/** The drifting dots behind every page; they appear after it, and slow down while a search runs. */
export function Background() {
  const field = useRef<HTMLDivElement>(null);
  const { status } = useSearchState();
  const [animations, setAnimations] = useState<readonly Animation[]>([]);
  const rate = status === 'searching' || status === 'refining' ? SLOWDOWN_FACTOR : 1;

  useEffect(() => {
    let dots: ScatteredDots | undefined;
    const show = (fading: boolean) => {
      if (scatter === undefined || field.current === null) return;
      dots = scatter(field.current, fading);
      setAnimations(dots.animations);
    };
    show(false);
    const stop = whenIdle(SETTLED_MS, () => {
      if (scatter !== undefined) return;
      // Without its decoration the page is whole.
      load().then(
        () => show(true),
        () => undefined,
      );
    });
    return () => {
      stop();
      dots?.remove();
    };
  }, []);

  useEffect(() => easePlaybackRate(animations, rate), [animations, rate]);

  return <div ref={field} className="dots" aria-hidden="true" />;
}

async function load(): Promise<void> {
  scatter = (await import('./drifting-dots')).scatterDots;
}
