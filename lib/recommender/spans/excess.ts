import type { ConceptKind } from '../lexicon';
import { type CutText, conceptsOf, type Polarity, type Span } from './span';

/** Kinds of concept that are there to be enjoyed; what a game shows, or how it is sold, is refused whatever is said of it. */
const ENJOYED: readonly ConceptKind[] = ['genre', 'theme', 'mechanic', 'look', 'perspective'];

/**
 * The polarities with what is only refused where there is too much of it, or it is done badly, as no refusal: "sin puzles imposibles",
 * "no unfair bosses". Blood and grinding are refused with any adjective.
 */
export function withoutExcess(signs: readonly Polarity[], { tokens, spans, vocabulary, kindOf }: CutText): Polarity[] {
  const isBad = (at: number) => at >= 0 && at < tokens.length && vocabulary.is(tokens[at], 'excessive');
  const isEnjoyed = (span: Span) => {
    const named = conceptsOf(span);
    return named.length > 0 && named.every((concept) => ENJOYED.includes(kindOf(concept)));
  };
  return signs.map((sign, place) => {
    const span = spans[place];
    if (sign.sign !== 'unwanted' || sign.less || !isEnjoyed(span)) return sign;
    const behind = isBad(span.end) && tokens[span.end].breakBefore === 'none';
    const before = isBad(span.start - 1) && tokens[span.start].breakBefore === 'none';
    return behind || before ? { ...sign, sign: 'indifferent' } : sign;
  });
}
