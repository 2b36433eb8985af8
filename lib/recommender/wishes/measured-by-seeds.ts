import type { Concept, ConceptKind } from '../lexicon';
import type { RequestWish } from '../request';

/** Sorts of concept that a game may have more or less of; "menos terror" means none of a genre. */
const MORE_OR_LESS: readonly ConceptKind[] = ['mood', 'access', 'mechanic'];

/**
 * Beside a game to be like, a matter of degree is nice to have: easier than that game, not easy before all else. What less is
 * wanted of is refused only as far as that game has it: "like XCOM but less hard" is not for the easiest of all games either.
 */
export function measuredBySeeds(wishes: readonly RequestWish[], concepts: readonly Concept[]): RequestWish[] {
  const seeds = wishes.flatMap(({ aim, strength }) => (aim.kind === 'seed' && strength === 'must' ? aim.games : []));
  if (seeds.length === 0) return [...wishes];
  return wishes.map((wish) => {
    const { aim, strength, less } = wish;
    if (aim.kind !== 'concept') return wish;
    if (strength === 'must' && aim.concepts.every((c) => concepts[c].byDegree))
      return { ...wish, strength: 'nice', relative: true };
    const measured = less && strength === 'never' && aim.concepts.every((c) => MORE_OR_LESS.includes(concepts[c].kind));
    return measured ? { ...wish, aim: { ...aim, lessThan: seeds } } : wish;
  });
}
