import { type CutText, isNamed, needOf, type Polarity, type Span, says, standsAtEnd } from './span';

/**
 * The polarities with what somebody can play no more as no wish: "used to love Quake, obviously that's over", "era muy de StarCraft. Eso ya
 * pasó". What is past is told in the same sentence, or else in the one before.
 */
export function withoutBygones(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans } = text;
  const result = [...signs];
  for (const [at, span] of spans.entries()) {
    if (!says(span, 'bygone') || !standsAtEnd(span, tokens)) continue;
    let first = sentenceOf(at, text);
    const isTold = (i: number) => isNamed(spans[i]) && signs[i].sign === 'wanted';
    if (first > 0 && !spans.slice(first, at).some((_, i) => isTold(first + i))) first = sentenceOf(first - 1, text);
    for (let i = first; i < at; i++)
      if (isTold(i) && isOfPlaying(spans[i], text)) result[i] = { ...result[i], sign: 'indifferent' };
  }
  return result;
}

/** The first span of the sentence of a span. */
function sentenceOf(at: number, { tokens, spans }: CutText): number {
  let first = at;
  while (first > 0 && tokens[spans[first].start].breakBefore !== 'clause') first--;
  return first;
}

/** Whether a span says what was played or with whom, and not what somebody needs. */
function isOfPlaying(span: Span, { kindOf }: CutText): boolean {
  if (span.kind !== 'meaning') return true;
  return span.meanings.every((meaning) => {
    if (meaning.kind === 'concept') return kindOf(meaning.concept) !== 'access';
    return meaning.kind === 'fact' && (needOf(meaning)?.kind ?? 'players') === 'players';
  });
}
