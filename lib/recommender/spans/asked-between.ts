import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { listedNames } from './listed-names';
import { type Polarity, type Span, says } from './span';

/** How many words may stand between what asks for likeness, or which of them it shall be, and the first name. */
const NEAR = 3;

/** How many games stand for a series that is one of those asked about. */
const STAND_FOR = 2;

/**
 * The games that a text asks to choose between, in the order in which it names them: "is Elden Ring or Sekiro better", "cuál vale más
 * la pena, Hades o Dead Cells", "Factorio vs Satisfactory". None where it asks for the like of them.
 */
export function askedBetween(
  spans: readonly Span[],
  signs: readonly Polarity[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): readonly number[] {
  for (const { places: all, join } of listedNames({ tokens, spans, vocabulary })) {
    // "For someone coming from Skyrim, Kingdom Come or Dragon's Dogma": the first stands apart.
    const apart = all.length > 2 && isLiked(all[0], tokens, spans);
    const places = apart ? all.slice(1) : all;
    if (places.some((place) => signs[place].sign !== 'wanted') || (!apart && isLiked(places[0], tokens, spans)))
      continue;
    if (!asksWhich(places, join, tokens, spans) && !(join === 'or' && opens(places, tokens, spans, vocabulary)))
      continue;
    return [...new Set(places.flatMap((place) => gamesOf(spans[place])))];
  }
  return [];
}

function gamesOf(span: Span): readonly number[] {
  return span.kind === 'title' ? span.title.games.slice(0, STAND_FOR) : [];
}

/** Whether the sentence asks which of the names it shall be; of "and" only right before them: "torn between Hades and Celeste". */
function asksWhich(
  places: readonly number[],
  join: 'and' | 'or',
  tokens: readonly Token[],
  spans: readonly Span[],
): boolean {
  const [first] = places;
  const before = spans.slice(0, first).findLast((span) => says(span, 'chooses'));
  if (join === 'and') return before !== undefined && spans[first].start - before.end <= NEAR;
  return spans.some((span, i) => {
    if (!says(span, 'chooses') && !says(span, 'versus')) return false;
    const [from, to] = i < first ? [span.start, spans[first].start] : [spans[first].start, span.start];
    return tokens.slice(from + 1, to + 1).every(({ breakBefore }) => breakBefore !== 'clause');
  });
}

/** Whether a text asks whether the one game that it names is worth it: "is Starfield worth it", "¿merece la pena Starfield?". */
export function isAskedAbout(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  const { [at]: span, [at - 1]: before, [at + 1]: after } = spans;
  if (isLiked(at, tokens, spans) || spans.some((other) => says(other, 'like') || says(other, 'ends-negation')))
    return false;
  const asks = (other: Span | undefined) => other !== undefined && says(other, 'chooses') && !says(other, 'better');
  if (asks(after) && tokens[after.start].breakBefore === 'none') return true;
  const chooses = before?.kind === 'word' ? spans[at - 2] : before;
  return asks(chooses) && span.start - chooses.end <= 1 && tokens[span.start].breakBefore === 'none';
}

/** Whether a text opens with the names and turns to nothing else: "Stardew Valley or Animal Crossing for a beginner". */
function opens(
  [first]: readonly number[],
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  if (tokens.slice(0, spans[first].start).some((token) => vocabulary.isContent(token))) return false;
  return !spans.some((span) => says(span, 'like') || says(span, 'ends-negation') || says(span, 'instead'));
}

/** Whether the words before a name ask for its like, or tell of having played it. */
function isLiked(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  for (let i = at - 1; i >= 0 && spans[at].start - spans[i].end <= NEAR; i--) {
    if (tokens[spans[i + 1].start].breakBefore === 'clause') return false;
    if (says(spans[i], 'like')) return true;
  }
  return false;
}
