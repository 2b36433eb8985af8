import type { Request, RequestWish } from '../request';

/** How many free words a text that tells details has at least… */
const FREE_FROM = 3;
/** …and how many of them to each understood one. */
const FREE_TO_UNDERSTOOD = 0.5;
/** Where a fact was read as well, which a wish has more often than a tale: "a slice of bread crawling to the toaster". */
const BESIDE_A_FACT = { from: 4, toUnderstood: 1, facts: 1 } as const;

/** What a text names, and does not merely tell. */
const NAMES: readonly RequestWish['aim']['kind'][] = ['seed', 'among'];

/**
 * Whether a text tells what happens in some game rather than what is wished of one: it says so, or much of it means nothing else
 * ("a bald man with a bar code on his neck who disguises himself"). What looks like a wish in it is then mostly such a detail.
 *
 * @param ofGames it has a word of games, as a list of wishes has more often
 */
export function tellsDetails(
  { way, wishes, terms }: Pick<Request, 'way' | 'wishes' | 'terms'>,
  ofGames: boolean,
): boolean {
  if (way === 'recalls') return true;
  if (way === 'asks' || wishes.some(({ aim }) => NAMES.includes(aim.kind))) return false;
  const facts = wishes.filter(({ aim }) => aim.kind !== 'concept').length;
  const free = terms.filter(({ understood }) => !understood).length;
  const understood = terms.length - free + facts;
  if (facts === 0) return free >= FREE_FROM && free >= FREE_TO_UNDERSTOOD * understood;
  if (ofGames || wishes.some(({ strength }) => strength === 'never')) return false;
  return facts <= BESIDE_A_FACT.facts && free >= BESIDE_A_FACT.from && free >= BESIDE_A_FACT.toUnderstood * understood;
}
