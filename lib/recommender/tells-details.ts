import type { Request } from './request';

/** How many free words a text that tells details has at least… */
const FREE_FROM = 3;
/** …and how many of them to each understood one. */
const FREE_TO_UNDERSTOOD = 0.5;

/**
 * Whether a text tells what happens in some game rather than what is wished of one: it says so, or much of it means nothing else
 * ("a bald man with a bar code on his neck who disguises himself"). What looks like a wish in it is then mostly such a detail.
 */
export function tellsDetails({ way, wishes, terms }: Pick<Request, 'way' | 'wishes' | 'terms'>): boolean {
  if (way === 'recalls') return true;
  if (way === 'asks' || wishes.some(({ aim }) => aim.kind !== 'concept')) return false;
  const free = terms.filter(({ understood }) => !understood).length;
  return free >= FREE_FROM && free >= FREE_TO_UNDERSTOOD * (terms.length - free);
}
