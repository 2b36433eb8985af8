import type { Role } from '../knowledge/roles';
import { type CutText, type Polarity, type Span, says } from './span';

/** How many words may stand between a thing and what asks for it after all: "with a lot of ads". */
const NEAR = 3;

/** What asks for even this. */
const OF_WISHES: readonly Role[] = ['like', 'nice', 'exact'];

/**
 * The polarities with what nobody asks for refused where it is merely spoken of: "it had me logging in daily", "everyone there is
 * toxic", "tried it and got dizzy". Who says "with" or "I like" before it means it.
 */
export function withShunned(
  signs: readonly Polarity[],
  { tokens, spans, vocabulary, lexicon: { concepts } }: CutText,
): Polarity[] {
  const isShunned = (span: Span) =>
    span.kind === 'meaning' &&
    span.meanings.every((meaning) => meaning.kind === 'concept' && concepts[meaning.concept].shunned);
  const isMeant = (place: number) => {
    const before = spans.slice(0, place).filter((span) => spans[place].start - span.end <= NEAR);
    const asks = before.some((span) => OF_WISHES.some((role) => says(span, role)));
    const from = Math.max(0, spans[place].start - NEAR);
    // "Packed with purchases": what something is full of is no wish for it.
    const isHad = (at: number) =>
      vocabulary.is(tokens[at], 'has') && !(at > 0 && vocabulary.is(tokens[at - 1], 'about'));
    return asks || tokens.slice(from, spans[place].end).some((_, i) => isHad(from + i));
  };
  // "A game I can play every day": beside a wish the words may say something else.
  const asks = (place: number) => {
    let from = spans[place].start;
    while (from > 0 && tokens[from].breakBefore === 'none') from--;
    return tokens.slice(from, spans[place].start).some((word) => vocabulary.is(word, 'asking'));
  };
  return signs.map((sign, place) => {
    if (sign.sign !== 'wanted' || !isShunned(spans[place]) || isMeant(place)) return sign;
    return { sign: asks(place) ? 'indifferent' : 'unwanted', nice: false, compound: false };
  });
}
