import { type CutText, conceptsOf, isNamed, isOf, type Polarity, type Span, says } from './span';

/** How many words may stand between "but" and the word for what is wanted all the same: "but I really want to try one". */
const NEAR = 6;

/**
 * The polarities with what somebody is bad at and asks for all the same: "I suck at RTS but want one", "a fighting game for people who
 * are bad at fighting games", "soy malo en los shooters pero me encantan".
 */
export function withUnskilled(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { spans } = text;
  const result = [...signs];
  for (const [at, span] of spans.entries()) {
    if (!says(span, 'unskilled')) continue;
    const place = spans.findIndex(({ kind }, i) => i > at && kind === 'meaning');
    if (place < 0 || result[place].sign !== 'unwanted') continue;
    const asked = spans.some(
      (other, i) => i !== place && signs[i].sign === 'wanted' && sharesConcept(spans[place], other),
    );
    if (asked) result[place] = { ...result[place], sign: 'indifferent' };
    else if (wantsIt(place, text)) result[place] = { sign: 'wanted', nice: false, compound: false };
  }
  return result;
}

/** Whether what follows turns round and speaks of nothing but that: "but want one", "pero me encantan". */
function wantsIt(place: number, { tokens, spans, vocabulary }: CutText): boolean {
  // "I suck at roguelites, one that's forgiving" turns round without a word for it.
  const turn = spans.find(({ start }, i) => i > place && (vocabulary.is(tokens[start], 'turns') || opensItself(start)));
  if (!turn || spans.some((span, i) => i > place && span.start < turn.start && isNamed(span))) return false;
  if (opensItself(turn.start)) return true;
  const behind = tokens.slice(turn.end, turn.end + NEAR);
  const end = behind.findIndex(({ breakBefore }) => breakBefore !== 'none');
  const said = end < 0 ? behind : behind.slice(0, end);
  const isElse = (span: Span) =>
    span.start > turn.start &&
    span.start < turn.end + said.length &&
    conceptsOf(span).length > 0 &&
    !isOf(span, 'player');
  return said.some((word) => vocabulary.is(word, 'itself')) && !spans.some(isElse);

  function opensItself(at: number): boolean {
    return tokens[at].breakBefore !== 'none' && vocabulary.is(tokens[at], 'itself');
  }
}

/** Whether two spans name one concept. */
function sharesConcept(span: Span, other: Span): boolean {
  const said = conceptsOf(other);
  return conceptsOf(span).some((concept) => said.includes(concept));
}
