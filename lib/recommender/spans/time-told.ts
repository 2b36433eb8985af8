import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type CutText, type Polarity, type Span, says } from './span';

/** How many words may stand between the hours and the game that they went into. */
const NEAR = 3;

/**
 * The polarities with what is told of time as no wish: hours that went into a game ("I put 900 hours into Civ", "le metí 500 horas",
 * "lo dejé a las diez horas"), how long something went on ("fui portero quince años") and how old a weak machine is ("mi compu de
 * oficina, que es viejísima").
 */
export function withoutTimeTold(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  return signs.map((sign, i) => {
    const span = spans[i];
    const told =
      (isTime(span) && isOnGame(i, tokens, spans)) ||
      ((isTime(span) || isYears(span)) && isSpent(i, tokens, spans, vocabulary)) ||
      (isEra(span) && isOfMachine(i, tokens, spans, vocabulary));
    return told ? { ...sign, sign: 'indifferent' } : sign;
  });
}

/** Whether a span says how old something is, without a year. */
function isEra(span: Span): boolean {
  return needOf(span) === 'year' && span.kind === 'meaning' && span.numbers.length === 0;
}

/** "Mi compu de oficina, que es viejísima": whether a weak machine is named just before, and nothing but small words between. */
function isOfMachine(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--) {
    const before = spans[i - 1];
    if (before.kind === 'meaning') return needOf(before) === 'hardware';
    const isSmall = tokens.slice(before.start, before.end).every((token) => !vocabulary.isContent(token));
    if (!isSmall || spans[at].start - before.end > NEAR) return false;
  }
  return false;
}

function needOf(span: Span): string | undefined {
  if (span.kind !== 'meaning') return undefined;
  return span.meanings.flatMap((meaning) => (meaning.kind === 'fact' ? (meaning.fact.need?.kind ?? []) : []))[0];
}

/** Whether a span is a number of years and nothing else, which may be an age. */
function isYears(span: Span): boolean {
  return needOf(span) === 'age' && span.end - span.start === 2;
}

/** Whether a span says how many hours. */
function isTime(span: Span): boolean {
  return needOf(span) === 'hours' && span.kind === 'meaning' && span.numbers.length > 0;
}

/** Whether a word of spending time stands before the span, in its part of the sentence. */
function isSpent(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'spends')) return true;
    // "Jugué mucho, un juego de 20 horas" asks for them; years are a while whatever stands between: "fui portero de noche quince años".
    const asks = vocabulary.is(tokens[i - 1], 'opening') || vocabulary.is(tokens[i - 1], 'anything');
    if (asks && isTime(spans[at])) return false;
  }
  return false;
}

/** "300 horas al Factorio": whether nothing but small words stands between the span and a game behind it. */
function isOnGame(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (span.start - spans[at].end > NEAR || tokens[span.start].breakBefore !== 'none' || says(span, 'like'))
      return false;
    if (span.kind !== 'word' && span.kind !== 'role') return span.kind === 'title';
  }
  return false;
}
