import { type CutText, type Polarity, says, standsAtEnd } from './span';

/**
 * The polarities with how soon somebody is sick of something as no wish: "I get bored of open worlds fast", "me canso de los shooters
 * rápido" asks for nothing slow.
 */
export function withoutSoonSick(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  let weary = false;
  return signs.map((sign, i) => {
    const span = spans[i];
    if (tokens[span.start].breakBefore !== 'none') weary = false;
    const isSick = weary;
    weary ||= says(span, 'weary') || vocabulary.is(tokens[span.start], 'stings');
    if (!isSick || span.kind !== 'meaning' || !vocabulary.is(tokens[span.end - 1], 'quickly')) return sign;
    const closes = standsAtEnd(span, tokens) || says(spans[i + 1], 'ends-negation') || says(spans[i + 1], 'and');
    return closes ? { sign: 'indifferent', nice: false, compound: false } : sign;
  });
}
