import type { Knowledge } from '../knowledge/knowledge';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { conceptsOf, isMachine, type Polarity, type Span, says } from './span';

/** The words that ask with which game of a series to begin. */
export type Start = Pick<Span, 'start' | 'end'>;

/** What tells a series to begin with from one whose like is wanted. */
interface StartNames {
  readonly vocabulary: Vocabulary;
  readonly lexicon: Knowledge['lexicon'];
}

/** How many small words may stand between "never played" and the name: "any of the". */
const NEAR = 4;

/**
 * The words by which a text asks with which game of the series it names to begin: "resident evil para novatos", "my first Zelda",
 * "what Final Fantasy should I play first", "nunca he jugado a un Monster Hunter". None where the name is that of no series, or
 * turns round: "Resident Evil but for beginners" is like that series. A name that is one game's as well ("BioShock") takes words
 * that can mean nothing else.
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
  const isGame = name.title.games.length === 1;
  const genre = spans.some((span) => conceptsOf(span).some((each) => lexicon.concepts[each].kind === 'genre'));
  return spans.find((span, i) => {
    // "Nunca jugué un Zelda" is told of somebody, and asks for nothing else.
    if (signs[i].sign === 'unwanted') return false;
    const leads = leadsTo(span, name, tokens, vocabulary);
    if (says(span, 'new-to')) return leads && !isGame;
    if (span.kind !== 'meaning') {
      const begins = tokens.slice(span.start, span.end).some((token) => vocabulary.is(token, 'begins'));
      return begins && (leads || closesBehind(span, name, spans, tokens, vocabulary));
    }
    const [concept] = conceptsOf(span).map((each) => lexicon.concepts[each]);
    const beside = inOneSentence(span, name, tokens);
    // "Quiero jugar los Yakuza. ¿Por dónde empiezo?" asks of the series; "… Algo para principiantes" may ask for anything.
    if (concept?.withoutSeries) return beside || !genre;
    if (!concept?.ofSeries || !beside) return false;
    return isGame ? leads : !isTurned(span, tokens, vocabulary);
  });
}

/** "Mi primer Zelda", "what Zelda should I play first"; "the first Zelda" is one game. */
function firstBeside({ start, end }: Start, tokens: readonly Token[], vocabulary: Vocabulary): Start | undefined {
  const isFirst = (i: number) => tokens[i] !== undefined && vocabulary.is(tokens[i], 'first');
  const isDefinite = (i: number) => tokens[i] !== undefined && vocabulary.is(tokens[i], 'definite');
  if (isFirst(start - 1) && tokens[start].breakBefore === 'none' && !isDefinite(start - 2))
    return { start: start - 1, end: start };
  for (let i = end; i < tokens.length && tokens[i].breakBefore === 'none'; i++) {
    if (closesAt(i + 1, tokens) && isFirst(i) && !isDefinite(i - 1)) return { start: i, end: i + 1 };
  }
  return undefined;
}

/** Whether nothing but small words stands between some words and a name behind them: "never played a", "start with the". */
function leadsTo({ end }: Start, name: Start, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (end > name.start || name.start - end > NEAR) return false;
  const between = tokens.slice(end, name.start);
  return (
    between.every((token) => !vocabulary.isContent(token)) &&
    tokens.slice(end, name.start + 1).every(({ breakBefore }) => breakBefore === 'none')
  );
}

/**
 * "Por qué Zelda empiezo", "which Zelda do I start with on Switch": whether a word ends the clause that a name before it stands in, but
 * for a condition or where it is played.
 */
function closesBehind(
  { start, end }: Start,
  name: Start,
  spans: readonly Span[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  if (start < name.end || tokens.slice(name.end, end).some(({ breakBefore }) => breakBefore !== 'none')) return false;
  const closes = (at: number) =>
    closesAt(at, tokens) ||
    vocabulary.is(tokens[at], 'condition') ||
    spans.some((span) => isMachine(span) && (span.start === at || span.start === at + 1));
  return closes(end) || (!vocabulary.isContent(tokens[end]) && closes(end + 1));
}

function closesAt(end: number, tokens: readonly Token[]): boolean {
  return (tokens[end]?.breakBefore ?? 'clause') !== 'none';
}

/** "Pero para novatos", "but for beginners": whether a word that turns round stands right before a phrase, or before its preposition. */
function isTurned({ start }: Start, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (start === 0) return false;
  const at = vocabulary.roleAt(tokens, start - 1)?.values.includes('preposition') ? start - 2 : start - 1;
  return at >= 0 && vocabulary.is(tokens[at], 'turns');
}

function inOneSentence(a: Start, b: Start, tokens: readonly Token[]): boolean {
  const [from, to] = a.start < b.start ? [a.end, b.start] : [b.end, a.start];
  return tokens.slice(from, to + 1).every(({ breakBefore }) => breakBefore !== 'clause');
}
