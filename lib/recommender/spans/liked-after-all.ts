import { type CutText, isNamed, type Polarity, type Span, says } from './span';

/** How many words before one of likeness may ask for a game. */
const NEAR = 3;

/**
 * The polarities with the game wanted that was a disappointment where the like of it is asked for all the same, and no other game is
 * named: "Hollow Knight lo dejé por difícil. ¿Algo parecido pero más fácil?"
 */
export function withLikedAfterAll(
  signs: readonly Polarity[],
  { spans, tokens, vocabulary }: CutText,
): readonly Polarity[] {
  const isTitle = (span: Span) => span.kind === 'title';
  if (spans.some((span, i) => isTitle(span) && signs[i].sign === 'wanted')) return signs;
  const title = spans.findLastIndex(isTitle);
  if (title < 0) return signs;
  const asks = spans.some(({ start, end }, i) => {
    if (i <= title || signs[i].sign !== 'wanted' || says(spans[i], 'instead')) return false;
    if (!tokens.slice(start, end).some((token) => vocabulary.is(token, 'alike'))) return false;
    // "I'd like another game", but "something like it".
    if (says(spans[i], 'like') && !(end < tokens.length && vocabulary.is(tokens[end], 'describes'))) return false;
    const asking = tokens.slice(Math.max(spans[title].end, start - NEAR), end);
    const anew = tokens.slice(spans[title].end, end).some(({ breakBefore }) => breakBefore !== 'none');
    return anew && asking.some((token) => vocabulary.is(token, 'anything') || vocabulary.is(token, 'gaming'));
  });
  // "Gave up on Celeste, too hard" asks for something easier, since it asks for nothing else.
  const wanted = spans.filter((span, i) => isNamed(span) && signs[i].sign === 'wanted');
  const tooMuch = spans.some((span) => says(span, 'too')) && wanted.every((span) => says(span, 'too'));
  if (!asks && !tooMuch) return signs;
  const isRefused = (i: number) => isTitle(spans[i]) && signs[i].sign === 'unwanted';
  return signs.map((sign, i) => (isRefused(i) ? { sign: 'wanted', nice: false, compound: false } : sign));
}
