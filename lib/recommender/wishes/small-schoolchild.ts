import type { BoundNeed } from '../request';

/** The rating of what nearly all games with a little comic fighting get, those that are made for children among them. */
export const SEVEN = 7;

/** Age from which children play such games if they are made for them. */
const FROM = 5;

/** Whether somebody plays who is a little too young for what is rated 7. A limit that is stated on ratings is kept to the letter. */
export function mayPlayForSeven(need: Extract<BoundNeed, { kind: 'age' }>): boolean {
  return need.ofPlayer === true && Number(need.to) >= FROM && Number(need.to) < SEVEN;
}
