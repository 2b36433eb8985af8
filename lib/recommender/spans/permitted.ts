import type { Token } from '../words/analyse';
import { type CutText, isNamed, type Polarity, type Span, says, standsAtEnd } from './span';

/**
 * The polarities with what is merely allowed: neither wanted nor unwanted beside a wish, and a mild wish without one. "Pixel art is
 * fine", "algo de terror vale". What closes a clause that says more is none: "un shooter gratis, ¿vale?".
 */
export function withPermitted(signs: readonly Polarity[], { tokens, spans }: CutText): Polarity[] {
  const isWanted = (place: number) => signs[place].sign === 'wanted' && isNamed(spans[place]);
  const permitted = spans.flatMap((span, at) => (says(span, 'permits') ? (permittedAt(at, tokens, spans) ?? []) : []));
  const others = spans.some((_, place) => isWanted(place) && !permitted.includes(place));
  return signs.map((sign, place) => {
    if (!permitted.includes(place) || !isWanted(place)) return sign;
    return others ? { ...sign, sign: 'indifferent' } : { ...sign, nice: true };
  });
}

/** The place of the one thing that the clause names before the word at `at`, which closes it. */
function permittedAt(at: number, tokens: readonly Token[], spans: readonly Span[]): number | undefined {
  const closes =
    standsAtEnd(spans[at], tokens) || says(spans[at + 1], 'ends-negation') || isLastWord(spans[at + 1], tokens);
  if (!closes) return undefined;
  const named: number[] = [];
  for (let i = at - 1; i >= 0 && tokens[spans[i + 1].start].breakBefore === 'none'; i--) {
    if (says(spans[i], 'ends-negation')) break;
    if (isNamed(spans[i])) named.push(i);
  }
  return named.length === 1 && mayBeAllowed(spans[named[0]]) ? named[0] : undefined;
}

/** Whether a span is one word that ends the clause, as who is spoken to does: "older games are fine bro". */
function isLastWord(span: Span | undefined, tokens: readonly Token[]): boolean {
  return span?.kind === 'word' && tokens[span.start].breakBefore === 'none' && standsAtEnd(span, tokens);
}

/** Whether a span is something that a game has: "Switch is fine" says what the player has. */
function mayBeAllowed(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.every(({ kind }) => kind !== 'platform');
}
