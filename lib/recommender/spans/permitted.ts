import type { Token } from '../words/analyse';
import { type CutText, isNamed, type Polarity, type Span, says, standsAtEnd } from './span';

/**
 * The polarities with what is merely allowed: neither wanted nor unwanted beside a wish, and a mild wish without one. "Pixel art is
 * fine", "algo de terror vale", "RPG where combat is secondary". What closes a clause that says more is none: "un shooter gratis, ¿vale?".
 */
export function withPermitted(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans } = text;
  const isWanted = (place: number) => signs[place].sign === 'wanted' && isNamed(spans[place]);
  const permitted = spans.flatMap((span, at) => (says(span, 'permits') ? (permittedAt(at, tokens, spans) ?? []) : []));
  const optional = spans.flatMap((span, at) => (says(span, 'permits') ? (optionalAt(at, text) ?? []) : []));
  const others = spans.some((_, place) => isWanted(place) && !permitted.includes(place));
  return signs.map((sign, place) => {
    if (optional.includes(place) && isWanted(place)) return { ...sign, nice: true };
    if (!permitted.includes(place) || !isWanted(place)) return sign;
    return others ? { ...sign, sign: 'indifferent' } : { ...sign, nice: true };
  });
}

/** The place of what is named last before a "but" that does not ask for it after all: "I'd love co-op but it's not essential". */
function optionalAt(at: number, { tokens, spans, vocabulary }: CutText): number | undefined {
  if (!standsAtEnd(spans[at], tokens)) return undefined;
  for (let i = at - 1; i > 0; i--) {
    if (isNamed(spans[i]) || vocabulary.isContent(tokens[spans[i].start])) return undefined;
    if (!vocabulary.is(tokens[spans[i].start], 'turns')) continue;
    return isNamed(spans[i - 1]) && mayBeAllowed(spans[i - 1]) ? i - 1 : undefined;
  }
  return undefined;
}

/** The place of the one thing that the clause names before the word at `at`, which closes it, or of two that are one: "adult humour". */
function permittedAt(at: number, tokens: readonly Token[], spans: readonly Span[]): readonly number[] | undefined {
  const closes =
    standsAtEnd(spans[at], tokens) || says(spans[at + 1], 'ends-negation') || isLastWord(spans[at + 1], tokens);
  if (!closes) return undefined;
  const named: number[] = [];
  for (let i = at - 1; i >= 0 && tokens[spans[i + 1].start].breakBefore === 'none'; i--) {
    if (says(spans[i], 'ends-negation')) break;
    if (isNamed(spans[i])) named.push(i);
  }
  const [last, first] = named;
  const isOne =
    named.length === 1 ||
    (named.length === 2 && first === last - 1 && tokens[spans[first].start].breakBefore !== 'none');
  return isOne && named.every((place) => mayBeAllowed(spans[place])) ? named : undefined;
}

/** Whether a span is one word that ends the clause, as who is spoken to does: "older games are fine bro". */
function isLastWord(span: Span | undefined, tokens: readonly Token[]): boolean {
  return span?.kind === 'word' && tokens[span.start].breakBefore === 'none' && standsAtEnd(span, tokens);
}

/** Whether a span is something that a game has: "Switch is fine" says what the player has. */
function mayBeAllowed(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.every(({ kind }) => kind !== 'platform');
}
