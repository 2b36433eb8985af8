import { type CutText, conceptsOf, type Polarity, says } from './span';

/**
 * The polarities with what a game that disappointed is blamed for refused as well: "Deathloop me dejó frío, lo de repetir el día y tanto
 * chiste", "Ark bored me, all that crafting".
 */
export function withWhatFor(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): readonly Polarity[] {
  if (!spans.some((span) => says(span, 'what-for'))) return signs;
  const result = [...signs];
  let disappointed = false;
  let blamed = false;
  for (const [i, span] of spans.entries()) {
    const { breakBefore } = tokens[span.start];
    if (breakBefore === 'clause') disappointed = false;
    const opens = breakBefore !== 'none' || says(spans[i - 1], 'and');
    if (opens || says(span, 'ends-negation')) blamed = disappointed && opens && says(span, 'what-for');
    if (span.kind === 'title') disappointed = signs[i].sign === 'unwanted';
    // "Lo de que haya tantos zombis": a verb of wishing asks for it.
    if (vocabulary.is(tokens[span.start], 'asking')) blamed = false;
    if (blamed && signs[i].sign === 'wanted' && conceptsOf(span).length > 0)
      result[i] = { sign: 'unwanted', nice: false, compound: false };
  }
  return result;
}
