import type { Concept } from './lexicon';
import type { RequestWish } from './request';

/** Beside a game to be like, a matter of degree is nice to have: easier than that game, not easy before all else. */
export function measuredBySeeds(wishes: readonly RequestWish[], concepts: readonly Concept[]): RequestWish[] {
  const seeded = wishes.some(({ aim, strength }) => aim.kind === 'seed' && strength === 'must');
  return wishes.map((wish) => {
    const { aim, strength } = wish;
    const relative =
      seeded && strength === 'must' && aim.kind === 'concept' && aim.concepts.every((c) => concepts[c].byDegree);
    return relative ? { ...wish, strength: 'nice', relative } : wish;
  });
}
