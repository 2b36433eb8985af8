import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type CutText, isNamed, type Polarity, type Span, says, standsAtEnd } from './span';

/**
 * The polarities with what a condition says would be better: nice to have, and no praise. "Si es corto mejor", "the shorter the
 * better"; "mejor" may open what it says: "un rpg, mejor por turnos".
 */
export function withBetter(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  const result = [...signs];
  for (const [at, span] of spans.entries()) {
    if (!says(span, 'better')) continue;
    const named = ended(at, tokens, spans, vocabulary) ?? opened(at, tokens, spans, vocabulary);
    const things = named?.filter((place) => isNamed(spans[place])) ?? [];
    if (things.length === 0) continue;
    // "Si no tiene sangre mejor" still wants no blood.
    for (const place of things) if (signs[place].sign === 'wanted') result[place] = { ...signs[place], nice: true };
    if (span.kind === 'meaning') result[at] = { ...result[at], sign: 'indifferent' };
  }
  return result;
}

/** The places of the spans of the condition that the one at `at` ends, right before it or before a comma: "si es corto, mejor". */
function ended(
  at: number,
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): number[] | undefined {
  if (!standsAtEnd(spans[at], tokens) && !says(spans[at + 1], 'ends-negation')) return undefined;
  if (tokens[spans[at].start].breakBefore === 'clause') return undefined;
  const places: number[] = [];
  for (let i = at - 1; i >= 0; i--) {
    const { start, end } = spans[i];
    places.unshift(i);
    if (tokens.slice(start, end).some((token) => vocabulary.is(token, 'condition'))) return places;
    if (tokens[start].breakBefore !== 'none') return undefined;
  }
  return undefined;
}

/** The places of the spans behind one that opens its clause, up to its end: "…, mejor en 2d". A game that is praised is none. */
function opened(
  at: number,
  tokens: readonly Token[],
  spans: readonly Span[],
  vocabulary: Vocabulary,
): number[] | undefined {
  const { start, end } = spans[at];
  // "Better graphics" and "the better games" praise.
  if (start === 0 || tokens[start].breakBefore === 'none' || spans[at].kind !== 'meaning') return undefined;
  const last = spans.findIndex((span, i) => i > at && tokens[span.start].breakBefore !== 'none');
  const places = spans.flatMap((_, i) => (i > at && (last < 0 || i < last) ? [i] : []));
  const first = tokens[end];
  return first && places.length > 0 && !vocabulary.is(first, 'filler') ? places : undefined;
}
