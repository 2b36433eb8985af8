import type { Lexicon } from '../lexicon';
import type { Strength } from '../recommendation';
import type { Aim, RequestWish } from '../request';
import type { Token } from '../words/analyse';
import { fill } from './bind-need';

/**
 * The wish for a thing that no concept names.
 *
 * @param named the words that name it
 * @param words what the visitor wrote
 * @param aim the stems that games which tell of it have
 */
export function thingWish(
  named: readonly Token[],
  strength: Strength,
  words: string,
  aim: Omit<Extract<Aim, { kind: 'thing' }>, 'kind'>,
  { grammar }: Pick<Lexicon, 'grammar'>,
): RequestWish {
  return {
    id: `thing:${named.map(({ folded }) => folded).join('-')}`,
    strength,
    label: fill(grammar.labels.thing, words),
    words,
    aim: { kind: 'thing', ...aim },
    sort: 'thing',
  };
}
