import type { Knowledge } from '../knowledge/knowledge';
import type { Polarity, Span } from '../spans/span';
import { particularWords } from '../wishes/particular-words';
import type { Token } from '../words/analyse';
import { MOST_GAMES } from './things';

/**
 * The words that are understood as a kind of thing and name one of it: bees are insects, and Antarctica is snow, but who says so
 * means bees and Antarctica. The words of the concept's own name, and of the first phrase in each language, mean the kind.
 */
export function particularsIn(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  { lexicon, vocabulary, gamesTelling }: Knowledge,
): Pick<Token, 'stem'>[] {
  return spans.flatMap((span, i) => {
    if (span.kind !== 'meaning' || signs[i].sign !== 'wanted') return [];
    const concepts = span.meanings.flatMap((meaning) =>
      meaning.kind === 'concept' ? [lexicon.concepts[meaning.concept]] : [],
    );
    if (concepts.length < span.meanings.length || concepts.some(({ kind }) => kind !== 'theme')) return [];
    return particularWords(tokens.slice(span.start, span.end), concepts, vocabulary).filter(({ stem }) => {
      const games = gamesTelling(stem);
      return games > 0 && games <= MOST_GAMES;
    });
  });
}
