import type { ConceptIndex } from '../knowledge/concept-index';
import type { ConceptKind } from '../lexicon';
import type { Aim, Request } from '../request';

/** Wishes that say what a game is about or like, not how it comes. */
export const ABOUT: readonly Aim['kind'][] = ['concept', 'seed', 'among', 'thing'];

/** Whether a request asks for nothing but facts: how a game comes, not what it is about or like. */
export function asksOnlyFacts({ wishes }: Pick<Request, 'wishes'>): boolean {
  return wishes.every(({ aim, strength }) => strength === 'never' || !ABOUT.includes(aim.kind));
}

/** Wishes that say where and when a game came out: beside these a concept is still all that is asked of the game itself. */
const WHENCE: readonly Aim['kind'][] = ['platform', 'year'];

/** What games are more or less of, however many are: the most relaxing ones are not the famous ones that calm as well. */
const OF_DEGREE: readonly ConceptKind[] = ['mood', 'access', 'content', 'mechanic', 'look'];

/** Rarity from which a thing says enough by itself to decide whatever else is asked: cats do, a good story is in every fifth game. */
const TELLING = 0.3;

/**
 * The one thing that a request asks for: an uncommon one, whatever facts it asks for beside it, and what is a matter of degree
 * where it asks for nothing else.
 */
export function loneConcept({ wishes }: Request, { concepts, rarity }: ConceptIndex): number | undefined {
  const wanted = wishes.filter(({ strength }) => strength !== 'never');
  const about = wanted.filter(({ aim }) => ABOUT.includes(aim.kind));
  if (about.length !== 1 || about[0].aim.kind !== 'concept') return undefined;
  const [concept, ...others] = about[0].aim.concepts;
  if (others.length > 0) return undefined;
  const alone = wanted.every(({ aim }) => ABOUT.includes(aim.kind) || WHENCE.includes(aim.kind));
  const decides = rarity[concept] >= TELLING || (alone && OF_DEGREE.includes(concepts[concept].kind));
  return decides ? concept : undefined;
}
