import type { Vocabulary } from '../knowledge/vocabulary';
import type { Concept } from '../lexicon';
import { type Token, words } from '../words/analyse';

/** Letters that a word may have after its stem: "cars" are no "carreras". */
const ENDING = 4;

/**
 * The words of a phrase that name one of the things that its concepts mean: bees are insects. The words of a concept's own name,
 * and of its first phrase in each language, mean the whole.
 */
export function particularWords(
  phrase: readonly Token[],
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
): readonly Token[] {
  const names = concepts.flatMap(({ label, es, en }) => words(`${label.es} ${label.en} ${es[0]} ${en[0]}`));
  const isName = (stem: string) => names.some((name) => name.startsWith(stem) && name.length <= stem.length + ENDING);
  return phrase.filter((token) => {
    const { folded, stem } = token;
    if (!vocabulary.isContent(token) || vocabulary.is(token, 'gaming')) return false;
    return !isName(stem.es) && !isName(stem.en) && !isName(folded);
  });
}
