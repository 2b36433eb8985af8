import { type CutText, conceptsOf, isNamed, type Polarity, says } from './span';

/**
 * The polarities with a refused kind as no refusal where what it is full of narrows it: "odio los mundos abiertos llenos de iconitos" is
 * against the icons, and says nothing of other open worlds.
 */
export function withoutNarrowedKinds(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans, vocabulary } = text;
  const result = [...signs];
  for (const [i, span] of spans.entries()) {
    const { [i + 1]: next } = spans;
    if (signs[i].sign !== 'unwanted' || conceptsOf(span).length === 0 || !next) continue;
    if (tokens[next.start].breakBefore !== 'none' || !vocabulary.is(tokens[next.start], 'about')) continue;
    const filling = fillingBehind(i + 1, text);
    if (filling === undefined) continue;
    result[i] = { ...result[i], sign: 'indifferent' };
    if (isNamed(spans[filling])) result[filling] = { sign: 'unwanted', nice: false, compound: false };
  }
  return result;
}

/** The place of what a kind is full of: the first word with content behind "llenos de", in its part of the text. */
function fillingBehind(full: number, { tokens, spans, vocabulary }: CutText): number | undefined {
  for (let i = full + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    if (says(span, 'ends-negation')) return undefined;
    if (isNamed(span)) return span.kind === 'meaning' ? i : undefined;
    if (span.kind === 'word' && vocabulary.isContent(tokens[span.start])) return i;
  }
  return undefined;
}
