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
  const even = evened(seeds);
  const factors = seeds.map(({ strength }, i) => strength * even[i]);
  for (let game = 0; game < scores.length; game++) {
    let sum = 0;
    let least = seeds.length > 1 ? Number.POSITIVE_INFINITY : 0;
    for (let i = 0; i < seeds.length; i++) {
      const likeness = factors[i] * seeds[i].likenesses[game];
      sum += likeness;
      if (likeness < least) least = likeness;
    }
    const answered = WEIGHTS.alone + (1 - WEIGHTS.alone) * answers[game];
    scores[game] += weight * answered * (sum + WEIGHTS.all * least);
  }
}

/** What makes the likenesses of several as large as each other. */
function evened(seeds: readonly SeedLikeness[]): number[] {
  if (seeds.length === 1) return [1];
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
