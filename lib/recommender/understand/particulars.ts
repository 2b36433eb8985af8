import type { Knowledge } from '../knowledge/knowledge';
import type { ConceptKind } from '../lexicon';
import { conceptsOf, type Polarity, type Span } from '../spans/span';
import { particularWords } from '../wishes/particular-words';
import type { Token } from '../words/analyse';

/** How many games may tell of one of a kind of thing. */
const MOST_TELLING = 200;

/** The same where the kind is no theme: "fighting" and "farming" are what is done, but few games tell of an electrician. */
const FEW_TELLING = 20;

/** The kinds of concept that a thing may stand for: an electrician is a job, and a pawn shop is shop keeping. */
const TELLING_KINDS: readonly ConceptKind[] = ['theme', 'genre', 'mechanic'];

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
    const isTheme = conceptsOf(span).every((concept) => knowledge.lexicon.concepts[concept].kind === 'theme');
    return particularsOf(span, tokens, knowledge, TELLING_KINDS).filter(({ stem }) => {
      const games = knowledge.gamesTelling(stem);
      return games > 0 && games <= (isTheme ? MOST_TELLING : FEW_TELLING);
    });
  });
}

/** The words of a span that name one of a kind of thing, or a kind of few games; none where it means what is not of these kinds. */
export function particularsOf(
  span: Span,
  tokens: readonly Token[],
  { lexicon, vocabulary, gamesOfAll }: Pick<Knowledge, 'lexicon' | 'vocabulary' | 'gamesOfAll'>,
  kinds: readonly ConceptKind[] = ['theme'],
): readonly Token[] {
  if (span.kind !== 'meaning') return [];
  const concepts = conceptsOf(span);
  const isOfKind = (concept: number) => kinds.includes(lexicon.concepts[concept].kind);
  if (concepts.length < span.meanings.length || !concepts.every(isOfKind)) return [];
  const wide = concepts.filter((concept) => gamesOfAll([concept]) > MOST_OF_KIND);
  return particularWords(tokens.slice(span.start, span.end), wide, vocabulary);
}
