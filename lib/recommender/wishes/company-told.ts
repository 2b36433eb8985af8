import type { Concept } from '../lexicon';
import type { RequestWish } from '../request';

/** Kinds of wish that say what a game shall be, not who plays it. */
const OF_GAME: readonly string[] = ['seed', 'genre', 'theme', 'mechanic', 'mood'];

/**
 * The wishes with whom a game is known to be good for as nice to have where somebody only tells who plays along: "like Phasmophobia, just
 * me and my gf" asks for a game for two, and not for one made for couples.
 */
export function withCompanyTold(wishes: readonly RequestWish[], concepts: readonly Concept[]): RequestWish[] {
  const isFor = ({ aim }: RequestWish) =>
    aim.kind === 'concept' &&
    aim.concepts.every((each) => concepts[each].company && concepts[each].kind === 'audience');
  const told = wishes.some(({ aim, strength }) => aim.kind === 'players' && aim.count && strength !== 'never');
  const asks = wishes.some((wish) => wish.strength === 'must' && OF_GAME.includes(wish.sort) && !isFor(wish));
  if (!told || !asks) return [...wishes];
  return wishes.map((wish) => (wish.strength === 'must' && isFor(wish) ? { ...wish, strength: 'nice' } : wish));
}
