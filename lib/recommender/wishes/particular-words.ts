import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';

/** Letters that a word may have after its stem: "cars" are no "carreras". */
const ENDING = 4;

/**
 * The words of a phrase that name one of the things that its concepts mean: bees are insects. Those of the
 * names of a concept mean the whole.
 */
export function particularWords(
  phrase: readonly Token[],
  concepts: readonly number[],
  vocabulary: Vocabulary,
): readonly Token[] {
  const names = concepts.flatMap((concept) => vocabulary.namesOf(concept));
  const isName = (stem: string) => names.some((name) => name.startsWith(stem) && name.length <= stem.length + ENDING);
  return phrase.filter((token) => {
    const { folded, stem } = token;
    if (!vocabulary.isContent(token) || vocabulary.is(token, 'gaming')) return false;
    return !isName(stem.es) && !isName(stem.en) && !isName(folded);
  });
}
