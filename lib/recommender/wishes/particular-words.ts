import type { Vocabulary } from '../knowledge/vocabulary';
import type { Concept } from '../lexicon';
import type { Token } from '../words/analyse';
import { fold } from '../words/fold';

/**
 * The words of a phrase that name one of the things that its concepts mean: bees are insects. The words of a concept's own name,
 * and of its first phrase in each language, mean the whole.
 */
export function particularWords(
  phrase: readonly Token[],
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): readonly Token[] {
  const names = concepts.map(({ label, es, en }) => fold(`${label.es} ${label.en} ${es[0]} ${en[0]}`)).join(' ');
  return phrase.filter((token) => {
    const { folded, stem } = token;
    if (!vocabulary.isContent(token) || vocabulary.is(token, 'gaming')) return false;
    return !names.includes(stem.es) && !names.includes(stem.en) && !names.includes(folded);
  });
}
