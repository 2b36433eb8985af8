import type { Knowledge } from '../knowledge/knowledge';
import { understand } from './understand';

const SIGNS = { must: '+', nice: '~', never: '-' } as const;

/**
 * The wishes of a text in short, for tests: `+rpg`, `~price:cheap`, `-zombies`, in the order of the alphabet. Concepts stand
 * without their `concept:`.
 */
export function wishesInShort(text: string, knowledge: Knowledge): string[] {
  return understand(text, knowledge)
    .wishes.map(({ id, strength }) => `${SIGNS[strength]}${id.replace('concept:', '')}`)
    .sort();
}

/** A list of such wishes as a test writes it, in any order. */
export function inShort(wishes: string): string[] {
  return wishes.split(' ').filter(Boolean).sort();
}
