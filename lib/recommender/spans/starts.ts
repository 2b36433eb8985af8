import type { Knowledge } from '../knowledge/knowledge';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { conceptsOf, type Polarity, type Span, says } from './span';

/** The words that ask with which game of a series to begin. */
export type Start = Pick<Span, 'start' | 'end'>;

/** What tells a series to begin with from the series of a game that is known. */
export interface StartNames {
  readonly vocabulary: Vocabulary;
  readonly lexicon: Knowledge['lexicon'];
}

/** How many small words may stand between "never played" and the name: "any of the". */
const NEAR = 4;

/**
 * The words by which a text asks with which game of the series it names to begin: "resident evil para novatos", "my first Zelda",
 * "what Final Fantasy should I play first", "nunca he jugado a un Monster Hunter". None where the name is that of one game, and
 * where it turns round: "Resident Evil but for beginners" is not for that series.
 */
export function startOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  tokens: readonly Token[],
  { vocabulary, lexicon }: StartNames,
): Start | undefined {
  const name = spans[at];
  if (name.kind !== 'title' || name.title.series.length === 0) return undefined;
  const first = firstBeside(name, tokens, vocabulary);
  if (first) return first;
  const turnsFrom = spans.findIndex((span, i) => i > at && says(span, 'ends-negation'));
  const isTurned = (i: number) => turnsFrom >= 0 && i > turnsFrom;
  const genre = spans.some((span) => conceptsOf(span).some((each) => lexicon.concepts[each].kind === 'genre'));
  return spans.find((span, i) => {
    if (signs[i].sign !== 'wanted') return false;
    const [concept] = conceptsOf(span).map((each) => lexicon.concepts[each]);
    const beside = inOneSentence(span, name, tokens);
    // "Quiero jugar los Yakuza. ¿Por dónde empiezo?" asks of the series; "… Algo para principiantes" may ask for anything.
    if (concept?.withoutSeries) return beside || !genre;
    if (concept?.ofSeries) return beside && !isTurned(i);
    if (says(span, 'new-to')) return leadsTo(span, name, tokens, vocabulary) && turnsFrom < 0;
    return span.kind !== 'meaning' && beside && vocabulary.is(tokens[span.start], 'begins') && !isTurned(i);
  });
}

/** "Mi primer Zelda", "what Zelda should I play first"; "the first Zelda" is one game. */
function firstBeside({ start, end }: Start, tokens: readonly Token[], vocabulary: Vocabulary): Start | undefined {
  const isFirst = (i: number) => tokens[i] !== undefined && vocabulary.is(tokens[i], 'first');
  const isDefinite = (i: number) => tokens[i] !== undefined && vocabulary.is(tokens[i], 'definite');
  if (isFirst(start - 1) && tokens[start].breakBefore === 'none' && !isDefinite(start - 2))
    return { start: start - 1, end: start };
  for (let i = end; i < tokens.length && tokens[i].breakBefore === 'none'; i++) {
    const closes = (tokens[i + 1]?.breakBefore ?? 'clause') !== 'none';
    if (closes && isFirst(i) && !isDefinite(i - 1)) return { start: i, end: i + 1 };
  }
  return undefined;
}

/** Whether nothing but small words stands between some words and a name behind them: "never played a", "ningún". */
function leadsTo({ end }: Start, name: Start, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (end > name.start || name.start - end > NEAR) return false;
  return tokens.slice(end, name.start).every((token) => token.breakBefore === 'none' && !vocabulary.isContent(token));
}

function inOneSentence(a: Start, b: Start, tokens: readonly Token[]): boolean {
  const [from, to] = a.start < b.start ? [a.end, b.start] : [b.end, a.start];
  return tokens.slice(from, to + 1).every(({ breakBefore }) => breakBefore !== 'clause');
}
