import { type CutText, isNamed, type Polarity, type Span } from './span';

/**
 * The polarities without what is only denied of the thing itself: "horror doesn't scare me anymore" refuses no horror, nor does "los
 * de terror no me dan miedo".
 */
export function withoutEchoes(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  return signs.map((sign, place) => {
    if (sign.sign !== 'unwanted' || sign.less) return sign;
    const before = spans.slice(0, place).findLastIndex(isNamed);
    if (before < 0 || signs[before].sign !== 'wanted') return sign;
    // "Horror that isn't scary" says which horror.
    const apart = tokens
      .slice(spans[before].end, spans[place].start + 1)
      .some((token) => token.breakBefore !== 'none' || vocabulary.is(token, 'relative'));
    return apart || !meansPartOf(spans[place], spans[before]) ? sign : { ...sign, sign: 'indifferent' };
  });
}

/** Whether a span means nothing that another one does not. */
function meansPartOf(span: Span, other: Span): boolean {
  const said = new Set(conceptsOf(other));
  const concepts = conceptsOf(span);
  return concepts.length > 0 && concepts.every((concept) => said.has(concept));
}

function conceptsOf(span: Span): number[] {
  return span.kind === 'meaning'
    ? span.meanings.flatMap((each) => (each.kind === 'concept' ? [each.concept] : []))
    : [];
}
