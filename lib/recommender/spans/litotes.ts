import { type CutText, isNamed, type Polarity, says } from './span';

/**
 * The polarities with what somebody merely has nothing against as no wish where a "but" goes on to another: "no odio los puzles pero
 * prefiero combate", "I don't dislike horror but would rather have mystery".
 */
export function withoutLitotes(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  const result = [...signs];
  const isWish = (place: number) => isNamed(spans[place]) && signs[place].sign === 'wanted';
  for (const [at, span] of spans.entries()) {
    if (!says(span, 'litotes')) continue;
    const turn = spans.findIndex(({ start }, i) => i > at && vocabulary.is(tokens[start], 'turns'));
    if (turn < 0 || !spans.some((_, i) => i > turn && isWish(i))) continue;
    for (let i = at + 1; i < turn; i++) if (isWish(i)) result[i] = { ...result[i], sign: 'indifferent' };
  }
  return result;
}
