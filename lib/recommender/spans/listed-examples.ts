import { type CutText, isOf, type Polarity, says } from './span';

/** How many words before a kind may say that all of it is meant: "every single soulslike". */
const NEAR = 3;

/**
 * The polarities with the games refused that are listed behind a refused kind as those of it that were played: "bounced off every
 * soulslike I've tried, Dark Souls, Bloodborne, Lies of P".
 */
export function withListedExamples(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { spans } = text;
  const result = [...signs];
  for (const [i, span] of spans.entries()) {
    if (signs[i].sign !== 'unwanted' || !isOf(span, 'sort')) continue;
    for (const place of examplesBehind(i, text)) result[place] = { sign: 'unwanted', nice: false, compound: false };
  }
  return result;
}

/** The places of the games that are listed behind a kind, a comma or a colon before the first; none where something is said of them. */
function examplesBehind(kind: number, { tokens, spans, vocabulary }: CutText): number[] {
  const first = spans.findIndex((span, i) => i > kind && span.kind === 'title');
  if (first < 0 || tokens[spans[first].start].breakBefore === 'none') return [];
  const between = spans.slice(kind + 1, first);
  const { end } = spans[kind];
  const { start } = spans[first];
  const apart = tokens.slice(end, start).some(({ breakBefore }) => breakBefore !== 'none');
  const turns = between.some((span) => span.kind === 'meaning' || says(span, 'ends-negation') || says(span, 'negator'));
  const all = tokens.slice(Math.max(0, spans[kind].start - NEAR), start).some((token) => vocabulary.is(token, 'every'));
  if (apart || turns || !(all || between.some((span) => says(span, 'tried')))) return [];
  const places: number[] = [];
  for (let i = first; i < spans.length; i++) {
    const span = spans[i];
    const { breakBefore } = tokens[span.start];
    const joins = says(span, 'and') || says(span, 'or') || vocabulary.is(tokens[span.start], 'definite');
    if (span.kind === 'title' && (i === first || breakBefore !== 'clause')) places.push(i);
    else if (!joins || breakBefore === 'clause') {
      // "Every shooter I've tried bored me, Doom was the best".
      const said = breakBefore === 'none' && !vocabulary.is(tokens[span.start], 'because');
      return said ? [] : places;
    }
  }
  return places;
}
