import type { Concept } from '../lexicon';
import type { RequestWish } from '../request';
import { impliedByWanted } from './without-contradictions';

/**
 * The wishes with every refusal reaching the kinds that are refused with it: who wants nothing violent wants no fighting game.
 * A kind that is asked for itself is not refused: "psychological horror without jump scares" is horror still.
 */
export function refuseNearKinds(
  wishes: readonly RequestWish[],
  concepts: readonly Concept[],
  numberOf: (id: string) => number,
): RequestWish[] {
  const wanted = impliedByWanted(wishes, concepts, numberOf);
  for (const { aim, strength } of wishes) {
    if (strength !== 'never' && aim.kind === 'concept') for (const concept of aim.concepts) wanted.add(concept);
  }
  return wishes.map((wish) => {
    const { aim, strength } = wish;
    if (strength !== 'never' || aim.kind !== 'concept' || aim.concepts.length > 1 || aim.narrowed) return wish;
    const near = (concepts[aim.concepts[0]].refuses ?? []).map(numberOf).filter((kind) => !wanted.has(kind));
    return near.length === 0 ? wish : { ...wish, aim: { ...aim, near } };
  });
}
