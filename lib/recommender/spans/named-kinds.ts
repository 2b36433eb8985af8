import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import type { Polarity, Span } from './span';

/** The genres, by position, that a text asks for in words of games: "rts", "tower defense"; of "cars" it may merely tell. */
export function namedKinds(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  vocabulary: Vocabulary,
  kindOf: (concept: number) => string,
): number[] {
  return spans.flatMap((span, place) => {
    if (span.kind !== 'meaning' || signs[place].sign !== 'wanted') return [];
    const own = tokens.slice(span.start, span.end);
    if (!vocabulary.isGamingPhrase(own) && !own.some((token) => vocabulary.is(token, 'gaming'))) return [];
    return span.meanings.flatMap((meaning) =>
      meaning.kind === 'concept' && kindOf(meaning.concept) === 'genre' ? [meaning.concept] : [],
    );
  });
}
