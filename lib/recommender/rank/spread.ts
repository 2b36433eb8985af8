import type { GameSet } from '../collections/game-set';
import type { Ranked } from '../collections/top-list';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Request } from '../request';
import { VARIETY } from '../weights';
import { Likenesses } from './likenesses';

/** The games of each of the things that "or" joins, among those that pass: who asks for either is shown both. */
export function sidesOf({ wishes }: Request, passes: GameSet, { concepts }: CatalogueIndex): GameSet[] {
  const either = wishes.flatMap(({ aim, strength }) =>
    aim.kind === 'concept' && aim.any && strength === 'must' ? [aim] : [],
  );
  if (either.length !== 1) return [];
  return either[0].concepts.map((concept) => {
    const side = concepts.having(concept);
    side.intersect(passes);
    return side;
  });
}

/** What decides how far a series may fill an answer. */
export interface SeriesRule {
  /** How many games of each series are picked. */
  readonly limit: number;
  /** Games that were named themselves, which no limit holds back. */
  readonly named: readonly number[];
  /** The games that have the one thing asked for. */
  readonly fitting?: GameSet;
}

/**
 * Picks greedily by score less likeness to what was picked; each series as often as its `rule` allows, and each of some `sides` in
 * its turn: of two, every third game is of the one that has had less, if it has any left. Likeness only
 * grows with every pick, so that an earlier worth is never too low, and only the game that leads is brought up to date (lazy
 * greedy, Minoux 1978). What fits and was held back comes before what does not fit: a third Harry Potter is nearer to who asks for
 * wizards than any football.
 */
export function spread(
  pool: readonly Ranked[],
  { concepts, facts }: CatalogueIndex,
  limit: number,
  rule: SeriesRule,
  sides: readonly GameSet[],
): Ranked[] {
  const picked: Ranked[] = [];
  const heldBack: Ranked[] = [];
  const likenesses = new Likenesses(concepts, Math.min(limit, pool.length));
  const ofSeries = new Map<number, number>();
  /** Scores less likeness to the picked games that each was compared with, and how many those are. */
  const worth = new Float64Array(pool.length);
  for (let i = 0; i < pool.length; i++) worth[i] = pool[i].score;
  const likeness = new Float64Array(pool.length);
  const compared = new Int32Array(pool.length);
  for (let left = pool.length; left > 0 && picked.length < limit; ) {
    const turn = sideInTurn(sides, picked);
    let leader = leaderOf(worth, pool, turn);
    if (leader < 0) leader = leaderOf(worth, pool);
    const { game } = pool[leader];
    const count = ofSeries.get(facts.series[game]) ?? 0;
    const allowed = count < rule.limit || rule.named.includes(game);
    if (allowed && compared[leader] < picked.length) {
      likeness[leader] = Math.max(likeness[leader], likenesses.greatest(game, compared[leader]));
      compared[leader] = picked.length;
      worth[leader] = pool[leader].score - VARIETY * likeness[leader];
      continue;
    }
    worth[leader] = Number.NEGATIVE_INFINITY;
    left--;
    const fits = rule.fitting?.has(game);
    if (!allowed) {
      if (fits) heldBack.push(pool[leader]);
      continue;
    }
    if (rule.fitting && !fits) picked.push(...heldBack.splice(0, limit - picked.length));
    if (picked.length === limit) break;
    ofSeries.set(facts.series[game], count + 1);
    picked.push(pool[leader]);
    likenesses.add(game);
  }
  return picked;
}

/** The side that has had less than its part of what was picked: one in so many as there are sides, and one more. */
function sideInTurn(sides: readonly GameSet[], picked: readonly Ranked[]): GameSet | undefined {
  const part = Math.floor((picked.length + 1) / (sides.length + 1));
  return sides.find((side) => picked.filter(({ game }) => side.has(game)).length < part);
}

/** The place of the game that is worth most, of those of a side if there is one; -1 where none is left. */
function leaderOf(worth: Float64Array, pool: readonly Ranked[], side?: GameSet): number {
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worth.length; i++) {
    if (worth[i] > most && (!side || side.has(pool[i].game))) {
      leader = i;
      most = worth[i];
    }
  }
  return leader;
}
