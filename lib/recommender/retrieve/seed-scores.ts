import { TopList } from '../collections/top-list';
import { WEIGHTS } from '../weights';

/** How like every game is to one that was named, or to a series, and how much that counts. */
export interface SeedLikeness {
  readonly likenesses: Float32Array;
  readonly strength: number;
}

/** How many games are taken for those that are like one. */
const LIKE = 24;

/**
 * Adds to every game what its likeness to those named is worth. Several count alike, whether there is much like them or not:
 * there are more farms than games like XCOM.
 *
 * @param answers share of what was asked beside them that each game meets
 */
export function addSeeds(
  scores: Float32Array,
  seeds: readonly SeedLikeness[],
  weight: number,
  answers: Float32Array,
): void {
  const [{ likenesses, strength }] = seeds;
  const [each, factor] = seeds.length > 1 ? [likenessToAll(seeds), 1] : [likenesses, strength];
  for (let game = 0; game < scores.length; game++) {
    const answered = WEIGHTS.alone + (1 - WEIGHTS.alone) * answers[game];
    scores[game] += weight * answered * factor * each[game];
  }
}

/** How like each game is to several: the sum of its likenesses, and the least of them on top. */
function likenessToAll(seeds: readonly SeedLikeness[]): Float32Array {
  const even = evened(seeds);
  const sum = new Float32Array(seeds[0].likenesses.length);
  const least = sum.slice().fill(Number.POSITIVE_INFINITY);
  for (const [i, { likenesses, strength }] of seeds.entries()) {
    const factor = strength * even[i];
    for (let game = 0; game < sum.length; game++) {
      const likeness = factor * likenesses[game];
      sum[game] += likeness;
      if (likeness < least[game]) least[game] = likeness;
    }
  }
  for (let game = 0; game < sum.length; game++) sum[game] += WEIGHTS.all * least[game];
  return sum;
}

/** What makes the likenesses of several as large as each other. */
function evened(seeds: readonly SeedLikeness[]): number[] {
  const common = seeds.map(({ likenesses }) => likenessOfMany(likenesses));
  const mean = common.reduce((sum, each) => sum + each, 0) / seeds.length;
  return common.map((each) => mean / each);
}

/** How like a game those others are that are like it. */
function likenessOfMany(likenesses: Float32Array): number {
  const top = new TopList(LIKE);
  for (let game = 0; game < likenesses.length; game++) top.offer(game, likenesses[game]);
  return top.best().at(-1)?.score || 1;
}
