import { type CutText, conceptsOf, isNamed, type Polarity, type Span } from './span';

/**
 * The polarities without what a thing only does not do to somebody: "horror doesn't scare me anymore" refuses no horror, nor does
 * "los de terror no me dan miedo".
 */
export function withoutEchoes(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  return signs.map((sign, place) => {
    if (sign.sign !== 'unwanted' || sign.less) return sign;
    const before = spans.slice(0, place).findLastIndex(isNamed);
    if (before < 0 || signs[before].sign !== 'wanted') return sign;
    const words = tokens.slice(spans[before].end, spans[place].end);
    // "Horror that isn't scary" says which horror, and "fantasía sin elfos" which fantasy.
    const apart = words.some((word) => word.breakBefore !== 'none' || vocabulary.is(word, 'relative'));
    const isFelt = words.some((word) => vocabulary.is(word, 'pronoun') || vocabulary.is(word, 'person'));
    return apart || !isFelt || !meansPartOf(spans[place], spans[before]) ? sign : { ...sign, sign: 'indifferent' };
  });
}

/** Whether a span means nothing that another one does not. */
function meansPartOf(span: Span, other: Span): boolean {
  const said = new Set(conceptsOf(other));
  const concepts = conceptsOf(span);
  return concepts.length > 0 && concepts.every((concept) => said.has(concept));
}
