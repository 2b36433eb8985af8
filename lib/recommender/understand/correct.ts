import type { Corrections } from '../recommendation';
import type { Request, RequestWish } from '../request';
import { analyse } from '../words/analyse';

/**
 * The request as the visitor corrected it: wishes bind as they say, what they did not mean is gone together with its words,
 * and games that they have played count as known.
 *
 * @param positionOf position of a game by its id
 */
export function correct(
  request: Request,
  { strengths, played }: Corrections,
  positionOf: (id: string) => number | undefined,
): Request {
  const known = [...(played ?? [])].flatMap((id) => positionOf(id) ?? []);
  if (!strengths?.size && known.length === 0) return request;

  const wishes: RequestWish[] = [];
  const dropped: RequestWish[] = [];
  for (const wish of request.wishes) {
    const strength = strengths?.get(wish.id) ?? wish.strength;
    if (strength === 'off') dropped.push(wish);
    else wishes.push({ ...wish, strength });
    if (strength === 'never' && wish.strength !== 'never') dropped.push(wish);
  }
  const unmeant = new Set(dropped.flatMap(({ words }) => analyse(words)).map(({ stem }) => stem.es));
  const disowned = new Set(dropped.flatMap(({ aim }) => (aim.kind === 'seed' ? aim.games : [])));
  return {
    ...request,
    wishes,
    terms: request.terms.filter(({ es }) => !unmeant.has(es)),
    hints: request.hints.filter((hint) => !dropped.some(({ words }) => words.includes(hint.words))),
    known: [...request.known, ...known],
    exact: request.exact.filter((game) => !disowned.has(game) && !known.includes(game)),
  };
}
