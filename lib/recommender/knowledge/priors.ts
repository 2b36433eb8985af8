import { WEIGHTS } from '../weights';
import type { FactColumns } from './fact-columns';

/** What every game's score starts from, by position of the game. */
export interface Priors {
  /** Praise and fame. */
  readonly timeless: Float32Array;
  /** The same less what age costs: what a request starts from that says nothing of it. */
  readonly timely: Float32Array;
  /** The same, and what age is worth where little may be paid: what is sold for computers grows cheap with the years. */
  readonly dated: Float32Array;
}

/** Years over which age counts against a game. */
const RECENCY_SPAN = 45;
/** Years after which a game costs as little as it ever will. */
const PRICE_SPAN = 15;

/** Computes the priors of all games; `newestYear` is that of the catalogue. */
export function priorsOf({ size, acclaim, fame, year, computer }: FactColumns, newestYear: number): Priors {
  const prior = (worthOfAge: (game: number, age: number) => number): Float32Array => {
    const scores = new Float32Array(size);
    for (let game = 0; game < size; game++) {
      const worth = worthOfAge(game, newestYear - year[game]);
      scores[game] = WEIGHTS.acclaim * (acclaim[game] - 3) + WEIGHTS.fame * (fame[game] - 3) + worth;
    }
    return scores;
  };
  const share = (age: number, span: number) => WEIGHTS.recency * Math.min(1, age / span);
  return {
    timeless: prior(() => 0),
    timely: prior((_, age) => -share(age, RECENCY_SPAN)),
    // What only old machines run is hardly sold at all.
    dated: prior((game, age) => computer[game] * share(age, PRICE_SPAN) - share(age, RECENCY_SPAN)),
  };
}
