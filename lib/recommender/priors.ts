import type { FactColumns } from './fact-columns';
import { WEIGHTS } from './weights';

/** What every game's score starts from, by position of the game. */
export interface Priors {
  /** Praise and fame. */
  readonly timeless: Float32Array;
  /** The same less what age costs: what a request starts from that says nothing of it. */
  readonly timely: Float32Array;
  /** The same, and what age is worth where little may be paid: old games are the cheap ones. */
  readonly dated: Float32Array;
}

/** Years over which age counts against a game. */
const RECENCY_SPAN = 45;

/** Computes the priors of all games; `newestYear` is that of the catalogue. */
export function priorsOf({ size, acclaim, fame, year }: FactColumns, newestYear: number): Priors {
  const prior = (perYear: number): Float32Array => {
    const scores = new Float32Array(size);
    for (let game = 0; game < size; game++) {
      const age = Math.min(RECENCY_SPAN, newestYear - year[game]);
      scores[game] = WEIGHTS.acclaim * (acclaim[game] - 3) + WEIGHTS.fame * (fame[game] - 3) - perYear * age;
    }
    return scores;
  };
  const perYear = WEIGHTS.recency / RECENCY_SPAN;
  return { timeless: prior(0), timely: prior(perYear), dated: prior(-perYear) };
}
