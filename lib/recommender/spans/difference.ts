import { type CutText, conceptsOf, type Polarity, says } from './span';

/**
 * The polarities with "something different" as no wish for an experiment where it only means another sort than what is named: "my son
 * plays Fortnite all day, I want something different", "algo distinto, que no sea Skyrim".
 */
export function withoutDifference(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { tokens, spans, vocabulary, kindOf } = text;
  const isPassed = spans.some((span, i) => span.kind === 'title' && signs[i].sign !== 'wanted');
  if (!isPassed && !spans.some((span) => says(span, 'formerly') || says(span, 'just-now'))) return signs;
  return signs.map((sign, i) => {
    const { start, end } = spans[i];
    const differs = tokens.slice(start, end).some((word) => vocabulary.is(word, 'different'));
    const isSort = differs && conceptsOf(spans[i]).some((concept) => kindOf(concept) === 'origin');
    return isSort ? { ...sign, sign: 'indifferent' } : sign;
  });
}
