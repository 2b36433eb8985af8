import { type CutText, isNamed, type Polarity } from './span';

/**
 * The polarities with words of scorn as nothing by themselves, beside what is refused: "no launcher nonsense" and "sin chorradas de
 * launchers" refuse launchers, and no game that is absurd.
 */
export function withoutScorn(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  const isRefusedNext = (i: number) =>
    vocabulary.is(tokens[spans[i].end], 'of') &&
    spans.slice(i + 1, i + 3).some((next, n) => isNamed(next) && signs[i + 1 + n].sign === 'unwanted');
  return signs.map((sign, i) => {
    const { kind, start, end } = spans[i];
    if (sign.sign !== 'unwanted' || kind !== 'meaning' || end - start > 1 || !vocabulary.is(tokens[start], 'scorn'))
      return sign;
    const beside = sign.compound || (end < tokens.length && isRefusedNext(i));
    return beside ? { ...sign, sign: 'indifferent', compound: false } : sign;
  });
}
