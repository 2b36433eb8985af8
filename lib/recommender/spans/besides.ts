import { type CutText, isNamed, type Polarity, type Span } from './span';

/**
 * The polarities with a game that stands apart as one that is liked: who asks for adventures "aparte de Zelda" knows Zelda, and wants
 * its like more than its games.
 */
export function withBesides(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  return signs.map((sign, i) =>
    sign.sign === 'unwanted' && isBesides(text.spans, i, text) ? { sign: 'wanted', nice: true, compound: false } : sign,
  );
}

/** Whether the word right before a game says that others are wanted besides it. */
export function isBesides(
  spans: readonly Span[],
  at: number,
  { tokens, vocabulary }: Pick<CutText, 'tokens' | 'vocabulary'>,
): boolean {
  const before = spans[at - 1];
  if (spans[at].kind !== 'title' || before?.end !== spans[at].start) return false;
  // "An RPG besides Final Fantasy" refuses it.
  return vocabulary.is(tokens[before.start], 'besides') && !spans.slice(0, at).some(isNamed);
}
