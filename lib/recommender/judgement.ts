import { UNKNOWN } from './fact-columns';
import type { Verdict } from './recommendation';

/** What one wish says of every game, by position of the game: {@link MET}, {@link UNMET} or {@link UNSURE}. */
export type Judgement = Uint8Array;

export const UNMET = 0;
export const MET = 1;
/** The catalogue does not have the fact. */
export const UNSURE = 2;

/** The verdict that each value of a {@link Judgement} stands for. */
export const VERDICTS: readonly Verdict[] = ['unmet', 'met', 'unknown'];

/**
 * 1 where a value of a {@link Judgement} is {@link MET}, else 0. In a pass over all games a look into a table is several times
 * as fast as a comparison, whose outcome a processor cannot guess.
 */
export const MEETS = Uint8Array.of(0, 1, 0);

/** Met where the claim holds of a game, by position; `size` is the number of games. */
export function where(size: number, claim: (game: number) => boolean): Judgement {
  const judgement = new Uint8Array(size);
  for (let game = 0; game < size; game++) judgement[game] = claim(game) ? MET : UNMET;
  return judgement;
}

/** Met where the fact lies from `from` to `to`, ends included; unsure where it is unknown. */
export function within(column: Float32Array, from: number, to: number): Judgement {
  const judgement = new Uint8Array(column.length);
  for (let game = 0; game < column.length; game++) {
    const value = column[game];
    judgement[game] = value === UNKNOWN ? UNSURE : value >= from && value <= to ? MET : UNMET;
  }
  return judgement;
}

/** The worse of two judgements of each game: one thing unmet decides, then one that is unsure. */
export function worse(a: Judgement, b: Judgement): Judgement {
  return a.map((verdict, game) => (verdict === UNMET || b[game] === UNMET ? UNMET : Math.max(verdict, b[game])));
}
