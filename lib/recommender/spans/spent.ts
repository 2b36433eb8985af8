import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type Polarity, type Span, says } from './span';

/** How many words may stand between the hours and the game that they went into. */
const NEAR = 3;

/**
 * The polarities with the hours that went into a game as no wish: "I put 900 hours into Civ", "le metí 500 horas", "lo dejé a las diez
 * horas" tell how long somebody played.
 */
export function withoutTimeSpent(
  signs: readonly Polarity[],
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): Polarity[] {
  return signs.map((sign, i) => {
    const span = spans[i];
    if (!isTime(span) || !(isSpent(i, tokens, spans, vocabulary) || isOnGame(i, tokens, spans))) return sign;
    return { ...sign, sign: 'indifferent' };
  });
}

/** Whether a span says how many hours. */
function isTime(span: Span): boolean {
  if (span.kind !== 'meaning' || span.numbers.length === 0) return false;
  return span.meanings.some(({ kind, ...meaning }) => 'fact' in meaning && meaning.fact.need?.kind === 'hours');
}

/** Whether a word of spending time stands before the span, in its part of the sentence. */
function isSpent(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'spends')) return true;
    if (vocabulary.is(tokens[i - 1], 'opening') || vocabulary.is(tokens[i - 1], 'anything')) return false;
  }
  return false;
}

/** "300 horas al Factorio": whether nothing but small words stands between the span and a game behind it. */
function isOnGame(at: number, tokens: readonly Token[], spans: readonly Span[]): boolean {
  for (let i = at + 1; i < spans.length; i++) {
    const span = spans[i];
    if (span.start - spans[at].end > NEAR || tokens[span.start].breakBefore !== 'none' || says(span, 'like')) return false;
    if (span.kind !== 'word' && span.kind !== 'role') return span.kind === 'title';
  }
  return false;
}
