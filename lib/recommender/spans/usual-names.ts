import { listedNames } from './listed-names';
import { type CutText, needOf, type Polarity, type Span, says } from './span';

/** How many words may stand between what says "not the usual" and the first name: "not the usual ones like". */
const NEAR = 3;

/**
 * The polarities with the games that are named as the usual ones refused, and nothing else that is known: "que no sean los típicos Final
 * Fantasy VII y Metal Gear", "not the obvious ones like Skyrim".
 */
export function withUsualNames(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans } = text;
  const result = [...signs];
  const lists = listedNames(text).map(({ places }) => places);
  for (const [at, span] of spans.entries()) {
    if (!refusesUsual(span)) continue;
    const first = spans.findIndex((other, i) => i > at && other.kind === 'title');
    if (first < 0 || spans[first].start - span.end > NEAR) continue;
    if (tokens.slice(span.end, spans[first].start + 1).some(({ breakBefore }) => breakBefore !== 'none')) continue;
    result[at] = { ...result[at], sign: 'indifferent' };
    for (const place of lists.find((places) => places.includes(first)) ?? [first])
      result[place] = { sign: 'unwanted', nice: false, compound: false };
  }
  return result;
}

/** Whether a phrase wants nothing that everybody knows, and says so with a "no". */
function refusesUsual(span: Span): boolean {
  if (span.kind !== 'meaning' || !says(span, 'negator')) return false;
  return span.meanings.some((meaning) => {
    const need = needOf(meaning);
    return need?.kind === 'fame' && need.is === 'hidden';
  });
}
