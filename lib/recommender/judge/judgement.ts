import { GameSet } from '../collections/game-set';
import { UNKNOWN } from '../knowledge/fact-columns';
import type { Verdict } from '../recommendation';

/** What one wish says of all games: all that are neither `met` nor `unsure` are unmet. */
export interface Judgement {
  readonly met: GameSet;
  /** Games of which the catalogue does not have the fact. */
  readonly unsure?: GameSet;
}

export function verdictOn(game: number, { met, unsure }: Judgement): Verdict {
  return met.has(game) ? 'met' : unsure?.has(game) ? 'unknown' : 'unmet';
}

/** Met where the fact lies from `from` to `to`, ends included; unsure where it is unknown. */
export function within(column: Float32Array, from: number, to: number): Judgement {
  const met = GameSet.between(column, from, to);
  const unsure = GameSet.between(column, UNKNOWN, UNKNOWN);
  met.subtract(unsure);
  return { met, unsure };
}

/** Met where both are; one thing unmet decides, then one that is unsure. */
export function both(a: Judgement, b: Judgement): Judgement {
  const met = a.met.copy();
  met.intersect(b.met);
  const unsure = notUnmet(a);
  unsure.intersect(notUnmet(b));
  unsure.subtract(met);
  return { met, unsure };
}

/** The games that the judgement does not find unmet. */
export function notUnmet({ met, unsure }: Judgement): GameSet {
  const games = met.copy();
  if (unsure) games.unite(unsure);
  return games;
}
