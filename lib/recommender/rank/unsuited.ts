import type { GameSet } from '../collections/game-set';
import type { Judges } from '../judge/judge';
import type { Judgement } from '../judge/judgement';
import type { Concept } from '../lexicon';
import type { Request, RequestWish } from '../request';
import { FEW } from '../retrieve/concept-scores';
import { WEIGHTS } from '../weights';

/** Age from which the rating says whom a game suits: shooters for a nephew of eleven are not those for small children. */
const BIG = 10;

/**
 * The scores less what it costs a game that it suits others than those who are asked for ("rpg, easy", "racing for kids"), once for
 * each such must that it lacks. Where only a few games have all that is asked for, whom they suit decides nothing. The same array where
 * nothing is taken.
 *
 * @param passes the games that may be shown
 */
export function withoutUnsuited(
  scores: Float32Array,
  { wishes, tells }: Request,
  judges: Judges,
  passes: GameSet,
  concepts: readonly Concept[],
): Float32Array {
  // In a tale it is a detail: "a child who builds machines".
  if (tells) return scores;
  const musts = wishes.filter(({ strength, aim }) => strength === 'must' && aim.kind !== 'seed');
  const suiting = musts.filter(
    ({ aim }) => aim.kind === 'concept' && aim.concepts.every((each) => concepts[each].suits),
  );
  // What somebody cannot play without leaves few games to choose from.
  if (suiting.length === 0 || musts.some((wish) => wish.binds === 'always' || isOfBigChild(wish))) return scores;
  const metBy = ({ id }: RequestWish) => (judges.get(id) as Judgement).met;
  const perfect = passes.copy();
  for (const wish of musts) perfect.intersect(metBy(wish));
  if (perfect.count() <= FEW) return scores;
  const rest = scores.slice();
  for (const wish of suiting) {
    const met = metBy(wish);
    for (let game = 0; game < rest.length; game++) if (!met.has(game)) rest[game] -= WEIGHTS.unsuited;
  }
  return rest;
}

function isOfBigChild({ aim }: RequestWish): boolean {
  return aim.kind === 'age' && Number(aim.to) >= BIG;
}
