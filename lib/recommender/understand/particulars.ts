import type { Knowledge } from '../knowledge/knowledge';
import { conceptsOf, type Polarity, type Span } from '../spans/span';
import { particularWords } from '../wishes/particular-words';
import type { Token } from '../words/analyse';

/** How many games may tell of one of a kind of thing. */
const MOST_TELLING = 200;

/** Of how many games a kind is that is as narrow as a thing itself. */
const MOST_OF_KIND = 60;

/**
 * The words that are understood as a kind of thing and name one of it: bees are insects, and Antarctica is snow, but who says so
 * means bees and Antarctica. The words of the concept's own name, and of the first phrase in each language, mean the kind, unless
 * that is as narrow as a thing itself: a few games are all that is known of frogs.
 */
export function particularsIn(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  knowledge: Knowledge,
): Pick<Token, 'stem'>[] {
  return spans.flatMap((span, i) => {
    if (signs[i].sign !== 'wanted') return [];
    return particularsOf(span, tokens, knowledge).filter(({ stem }) => {
      const games = knowledge.gamesTelling(stem);
      return games > 0 && games <= MOST_TELLING;
    });
  });
}

/** The words of a span that name one of a kind of thing, or a kind of few games; none where it means something else as well. */
export function particularsOf(
  span: Span,
  tokens: readonly Token[],
  { lexicon, vocabulary, gamesOfAll }: Pick<Knowledge, 'lexicon' | 'vocabulary' | 'gamesOfAll'>,
): readonly Token[] {
  if (span.kind !== 'meaning') return [];
  const concepts = conceptsOf(span);
  const isTheme = (concept: number) => lexicon.concepts[concept].kind === 'theme';
  if (concepts.length < span.meanings.length || !concepts.every(isTheme)) return [];
  const wide = concepts.filter((concept) => gamesOfAll([concept]) > MOST_OF_KIND);
  return particularWords(
    tokens.slice(span.start, span.end),
    wide.map((concept) => lexicon.concepts[concept]),
    vocabulary,
  );
}
