import type { ConceptIndex } from '../knowledge/concept-index';
import type { Aim, Request } from '../request';

/** Wishes that say what a game is about or like, not how it comes. */
export const ABOUT: readonly Aim['kind'][] = ['concept', 'seed', 'among', 'thing'];

/** Rarity from which a thing says enough by itself to decide: cats do, a good story is in every fifth game. */
const TELLING = 0.3;

/** The uncommon thing that is all a request asks for, whatever facts it asks for beside it. */
export function loneConcept({ wishes }: Request, { rarity }: ConceptIndex): number | undefined {
  const about = wishes.filter(({ aim, strength }) => strength !== 'never' && ABOUT.includes(aim.kind));
  if (about.length !== 1 || about[0].aim.kind !== 'concept') return undefined;
  const [concept, ...others] = about[0].aim.concepts;
  return others.length === 0 && rarity[concept] >= TELLING ? concept : undefined;
}
