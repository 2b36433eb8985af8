import { type CutText, isNamed, type Polarity, says } from './span';

/**
 * The polarities with the games that a pronoun points back to as refused: "already finished Prey and Inside, please don't suggest those",
 * "ya me los he pasado, no me los recomiendes". Those are the games that the sentence, or else the last one before that names any, tells
 * of; what is said to be liked, or to be like, stays so, which leaves the game itself out anyway.
 */
export function withRefusedThose(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans, vocabulary } = text;
  const result = [...signs];
  for (const [at, span] of spans.entries()) {
    if (!says(span, 'refuses-those') || namesMore(at, text)) continue;
    // "Don't suggest those, but something similar".
    if (tokens.slice(span.end).some((token) => vocabulary.is(token, 'alike'))) continue;
    for (const place of toldBefore(at, text)) result[place] = { ...result[place], sign: 'unwanted', nice: false };
  }
  return result;
}

/** Whether a clause goes on to what it refuses: "don't suggest those with ads". */
function namesMore(at: number, { tokens, spans }: CutText): boolean {
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++)
    if (isNamed(spans[i])) return true;
  return false;
}

/** The games told of in the sentence of a place before it, or else in the last one before that names any. */
function toldBefore(at: number, text: CutText): readonly number[] {
  const { tokens, spans } = text;
  const told: number[] = [];
  let named = false;
  for (let i = at - 1; i >= 0; i--) {
    if (spans[i].kind === 'title') {
      named = true;
      if (!isLikened(i, text)) told.push(i);
    }
    if (named && tokens[spans[i].start].breakBefore === 'clause') break;
  }
  return told;
}

/** Whether the words before a game, or before the list that it is in, ask for its like or say that it is liked. */
function isLikened(at: number, { tokens, spans }: CutText): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--) {
    const { [i - 1]: before } = spans;
    if (says(before, 'tried') || says(before, 'just-now')) return false;
    if (says(before, 'like')) return true;
  }
  return false;
}
