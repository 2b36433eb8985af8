import { type CutText, type Polarity, says } from './span';

/** How many words may stand between a liking and the "no" behind it: "lo que me gusta de verdad no es". */
const NEAR = 2;

/**
 * The polarities with what somebody likes less than something else as no wish: "lo que más me gusta no es el combate sino la vida diaria",
 * "what I love isn't the combat but the school life". That refuses nothing.
 */
export function withoutContrasts(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  const result = [...signs];
  /** Where the last liking of the part ended. */
  let liking: number | undefined;
  /** The first span behind the "no". */
  let first: number | undefined;
  for (const [i, span] of spans.entries()) {
    const { start, end } = span;
    const { [start]: word } = tokens;
    // "Me encanta algo que no sea de terror" says what it is not.
    if (word.breakBefore !== 'none' || vocabulary.is(word, 'relative')) {
      liking = undefined;
      first = undefined;
    }
    if (liking !== undefined && says(span, 'negator') && start - liking <= NEAR) first = i + 1;
    if (first !== undefined && says(span, 'ends-negation') && vocabulary.is(word, 'turns')) {
      for (let at = first; at < i; at++)
        if (result[at].sign === 'unwanted') result[at] = { ...result[at], sign: 'indifferent' };
    }
    if (vocabulary.is(word, 'tastes') || says(span, 'like')) liking = end;
  }
  return result;
}
