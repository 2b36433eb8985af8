import { type CutText, type Span, says } from './span';

/** A text, and the place of each word in it that says no, by the token that it starts at. */
export interface ComplaintText extends CutText {
  readonly negators: ReadonlyMap<number, number>;
}

/** As much of a text as stands between two marks of punctuation, in tokens. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** What is said of a thing, tokens `start` to `end` (exclusive): "drives me up the wall", "no me van nada". */
export interface Predicate {
  readonly start: number;
  readonly end: number;
  /**
   * Where that thing stands: `around` is before it or else behind it ("me ponen de los nervios los shooters"), and `behind` nowhere
   * else ("I get anxious with timers").
   */
  readonly subject: 'before' | 'around' | 'behind';
}

/** A text with its words that say no found. */
export function complaintText(cut: CutText): ComplaintText {
  const negators = new Map(cut.spans.flatMap((span, i) => (says(span, 'negator') ? [[span.start, i]] : [])));
  return { ...cut, negators };
}

/** The parts of a text: from each mark of punctuation, and from each "but". */
export function partsOf(text: ComplaintText): Part[] {
  const { tokens, spans } = text;
  const turns = new Set(spans.filter((span) => isTurn(span, text)).map(({ start }) => start));
  const starts = [...tokens.keys()].filter((i) => i === 0 || tokens[i].breakBefore !== 'none' || turns.has(i));
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? tokens.length }));
}

/** Whether a span turns to something else; "where" and "when" say more of the same. */
export function isTurn(span: Span, { tokens, vocabulary }: ComplaintText): boolean {
  if (!says(span, 'ends-negation')) return false;
  return span.end - span.start > 1 || !vocabulary.is(tokens[span.start], 'opening');
}

/** Whether a "no" stands right before a token. */
export function isNegated(at: number, text: ComplaintText): boolean {
  const { tokens, vocabulary } = text;
  if (at === 0 || tokens[at].breakBefore !== 'none') return false;
  // "No se me dan mal".
  if (vocabulary.is(tokens[at - 1], 'reflexive') && isNegated(at - 1, text)) return true;
  return vocabulary.roleAt(tokens.slice(0, at), at - 1)?.values.includes('negator') ?? false;
}
