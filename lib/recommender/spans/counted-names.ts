import { type CutText, needOf, type Polarity, type Span } from './span';

/**
 * The polarities with how many games of a name somebody speaks of as no wish: "los dos Dishonored", "both Ori games" say nothing of how
 * many shall play.
 */
export function withoutCountedNames(
  signs: readonly Polarity[],
  { tokens, spans, vocabulary }: CutText,
): readonly Polarity[] {
  const isCount = (span: Span) =>
    span.kind === 'meaning' && span.meanings.some((meaning) => needOf(meaning)?.kind === 'players');
  const counts = (span: Span, place: number) => {
    const { [place + 1]: next } = spans;
    const isName = next?.kind === 'title' && tokens[next.start].breakBefore === 'none';
    return isName && vocabulary.is(tokens[span.start], 'definite') && isCount(span);
  };
  if (!spans.some(counts)) return signs;
  return signs.map((sign, i) => (counts(spans[i], i) ? { ...sign, sign: 'indifferent' } : sign));
}
