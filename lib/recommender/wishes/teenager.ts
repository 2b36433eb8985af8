import type { Concept } from '../lexicon';
import type { BoundNeed, RequestWish } from '../request';

/** The rating of most adventures with weapons that teenagers play, nearly always rated T in America, from thirteen on. */
export const SIXTEEN = 16;

/** Age from which teenagers play such games. */
const FROM = 14;

/** Whether somebody plays who is a little too young for what is rated 16. A limit that is stated on ratings is kept to the letter. */
export function mayPlayForSixteen(need: Extract<BoundNeed, { kind: 'age' }>): boolean {
  return need.ofPlayer === true && Number(need.to) >= FROM && Number(need.to) < SIXTEEN;
}

/** A need, a teenager's age to the letter where the wishes refuse something that games show: who minds blood minds what 16 allows. */
export function withStrictAge(
  need: BoundNeed,
  wishes: readonly RequestWish[],
  concepts: readonly Concept[],
): BoundNeed {
  if (need.kind !== 'age' || !mayPlayForSixteen(need)) return need;
  const minds = wishes.some(
    ({ strength, aim }) =>
      strength === 'never' && aim.kind === 'concept' && aim.concepts.some((each) => concepts[each].kind === 'content'),
  );
  return minds ? { ...need, ofPlayer: false } : need;
}
