import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type CutText, isMachine, type KindOf, type Polarity, type Span, says } from './span';

type Thing = Extract<Span, { kind: 'meaning' }>;

/** How many words may stand between the two that are compared, and between a comparison's opening word and the first. */
const NEAR = 3;

/** …and before "more than": "matters to me far more than". */
const FAR = 6;

/**
 * The polarities with what is compared: the first would be nice to have and the second is no wish. "Prefiero puzles a tiros", "more
 * story than combat", "2d over 3d".
 */
export function withCompared(signs: readonly Polarity[], { tokens, spans, vocabulary, kindOf }: CutText): Polarity[] {
  const result = [...signs];
  const besideGame = spans.some(({ kind }, i) => kind === 'title' && signs[i].sign === 'wanted');
  const isAsked = (place: number) => signs[place].sign === 'wanted' && !signs[place].nice;
  const things = spans.flatMap((span, place) => (span.kind === 'meaning' ? [{ span, place }] : []));
  for (const [i, { span: second, place }] of things.entries()) {
    const first = things[i - 1];
    if (!first || signs[first.place].sign !== signs[place].sign) continue;
    const { sign, less } = signs[place];
    if (sign === 'wanted' && isCompared(first.span, second, tokens, spans, vocabulary, kindOf)) {
      // Where nothing is said besides but a game to be like, what there shall be more of is the very difference.
      const alone = things.every((other) => other === first || other.place === place || !isAsked(other.place));
      result[first.place] = { ...result[first.place], nice: !(besideGame && alone) };
      result[place] = { ...result[place], sign: 'indifferent' };
    } else if (less && than(first.span, second, tokens, vocabulary).length > 0) {
      // "Menos combate que historia".
      result[place] = { ...result[place], sign: 'wanted', nice: true, less: false };
    }
  }
  return result;
}

/** Whether a word may open the second of two things: "que de disparar", "than the combat". */
function opensSecond(token: Token, vocabulary: Vocabulary): boolean {
  return vocabulary.is(token, 'of') || vocabulary.is(token, 'definite');
}

function isCompared(
  first: Thing,
  second: Thing,
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
  kindOf: KindOf,
): boolean {
  if (second.numbers.length > 0 || isMachine(first) || isMachine(second)) return false;
  // "More roguelikes that relax me".
  if (sortOf(second, kindOf) === 'mood' && sortOf(first, kindOf) !== 'mood') return false;
  if (outweighs(first, second, tokens, vocabulary)) return true;
  const between = than(first, second, tokens, vocabulary);
  if (between.length === 0) return false;
  if (opens(first, tokens, spans, vocabulary)) return true;
  const over = between.some((token) => vocabulary.is(token, 'over'));
  if (!over) return false;
  // "Story over strategy this time", but "flying over cities".
  const weighs = tokens[first.start].breakBefore !== 'none' || first.start === 0;
  return sortOf(first, kindOf) === sortOf(second, kindOf) || (weighs && sortOf(second, kindOf) !== 'theme');
}

/** "Atmosphere matters far more than combat", "la historia me importa más que el combate": whether "more than" joins two things. */
function outweighs(first: Thing, second: Thing, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  let at = second.start - 1;
  while (at > first.end && opensSecond(tokens[at], vocabulary)) at--;
  if (at <= first.end || at - first.end > FAR) return false;
  if (!vocabulary.is(tokens[at], 'than') || !vocabulary.is(tokens[at - 1], 'compares')) return false;
  // "An rpg with something more than combat".
  if (tokens.slice(first.end, at).some((token) => vocabulary.is(token, 'has') || vocabulary.is(token, 'anything')))
    return false;
  return tokens.slice(first.end, second.start + 1).every(({ breakBefore }) => breakBefore === 'none');
}

/** The small words between two things, if they compare them: "than", "que de". */
function than(first: Thing, second: Thing, tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const isSmall = (token: Token) =>
    vocabulary.is(token, 'than') || vocabulary.is(token, 'of') || vocabulary.is(token, 'definite');
  // "A tiros": the second may open with the word that compares it.
  const content = tokens.findIndex((token, i) => i >= first.end && !isSmall(token));
  if (content < second.start || content >= second.end || content - first.end > NEAR) return [];
  const between = tokens.slice(first.end, content);
  if (tokens.slice(first.end, content + 1).some(({ breakBefore }) => breakBefore !== 'none')) return [];
  return between.some((token) => vocabulary.is(token, 'than')) ? between : [];
}

/**
 * Whether a word that opens a comparison stands before a thing, with nothing but small words between, or before what "and" joins it to:
 * "more about building and trading than combat".
 */
function opens(first: Thing, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  if (tokens.slice(first.start, first.end).some((token) => vocabulary.is(token, 'compares'))) return true;
  const joined = joinedTo(first, tokens, spans);
  if (joined && opens(joined, tokens, spans, vocabulary)) return true;
  for (let at = first.start - 1; at >= 0 && first.start - at <= NEAR; at--) {
    if (tokens[at + 1].breakBefore !== 'none') return false;
    if (vocabulary.is(tokens[at], 'compares')) return true;
    const named = spans.some(({ kind, start, end }) => kind === 'meaning' && start <= at && at < end);
    if (named || vocabulary.isContent(tokens[at])) return false;
  }
  return false;
}

/** The thing to which an "and" joins another one, perhaps with a verb of its own: "running a base and looking after survivors". */
function joinedTo(thing: Thing, tokens: readonly Token[], spans: readonly Span[]): Thing | undefined {
  const at = spans.findLastIndex((span) => span.end <= thing.start && says(span, 'and'));
  const { [at - 1]: other, [at]: and } = spans;
  if (other?.kind !== 'meaning' || thing.start - and.end > NEAR) return undefined;
  const between = tokens.slice(other.end, thing.start + 1);
  const named = spans.some(({ kind, start, end }) => kind === 'meaning' && start >= and.end && end <= thing.start);
  return named || between.some(({ breakBefore }) => breakBefore !== 'none') ? undefined : other;
}

function sortOf({ meanings: [meaning] }: Thing, kindOf: KindOf): string {
  return meaning.kind === 'concept' ? kindOf(meaning.concept) : meaning.kind;
}
