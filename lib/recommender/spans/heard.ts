import { type CutText, conceptsOf, type Polarity, type Span, says } from './span';

/**
 * The polarities with what somebody listens to or watches besides as no wish: "para escuchar podcasts de crímenes o de historia", "true
 * crime podcasts" ask for a game that leaves one the ears, not for one about crimes.
 */
export function withoutHeard(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): readonly Polarity[] {
  const isHeard = (span: Span) =>
    span.kind === 'meaning' && span.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.heard);
  if (!spans.some(isHeard)) return signs;
  const result = [...signs];
  const tell = (place: number) => {
    if (signs[place].sign === 'wanted') result[place] = { ...signs[place], sign: 'indifferent' };
  };
  const isPart = (place: number) => tokens[spans[place].start].breakBefore === 'none';
  const isTopic = (place: number) => conceptsOf(spans[place]).length > 0;
  for (const [i, span] of spans.entries()) {
    if (!isHeard(span)) continue;
    // "Crime podcasts", but "puzzles while I listen to a podcast".
    if (i > 0 && span.end - span.start === 1 && isPart(i) && isTopic(i - 1)) tell(i - 1);
    let brought = false;
    for (let at = i + 1; at < spans.length && isPart(at); at++) {
      if (isTopic(at) && brought) tell(at);
      else if (vocabulary.is(tokens[spans[at].start], 'of') || vocabulary.is(tokens[spans[at].start], 'has'))
        brought = true;
      else if (!says(spans[at], 'and') && !says(spans[at], 'or') && !isSmall(spans[at])) break;
    }
  }
  return result;

  function isSmall({ kind, start }: Span): boolean {
    return kind === 'word' && !vocabulary.isContent(tokens[start]);
  }
}
