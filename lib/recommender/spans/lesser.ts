import { type CutText, conceptsOf, type Polarity, type Span, says } from './span';

/** How many words without a meaning may stand between "than" and what comes off worse: "than snapping cute animals". */
const NEAR = 2;

/**
 * The polarities with what comes off worse in a comparison as no wish, all that is named of it: "more like Silent Hill than Resident
 * Evil", "more like journalism than snapping cute animals", "más de explorar que de disparar a zombis".
 */
export function withoutLesser(signs: readonly Polarity[], text: CutText): Polarity[] {
  const { tokens, spans, vocabulary } = text;
  const result = [...signs];
  let opened = false;
  let likened = false;
  for (const [at, span] of spans.entries()) {
    if (tokens[span.start].breakBefore !== 'none') opened = false;
    const words = tokens.slice(span.start, span.end);
    if (opened && words.some((word) => vocabulary.is(word, 'lesser')) && comparesWith(at, likened, text)) {
      for (const place of lesserBehind(at, text))
        if (result[place].sign === 'wanted') result[place] = { ...result[place], sign: 'indifferent' };
      opened = false;
    }
    if (!opened) likened = false;
    opened ||= words.some((word) => vocabulary.is(word, 'compares'));
    likened ||= opened && (says(span, 'like') || words.some((word) => vocabulary.is(word, 'alike')));
  }
  return result;
}

/** Whether what stands behind a word that may be "than" is compared: "que de disparar", "que Resident Evil", but not "que tenga zombis". */
function comparesWith(at: number, likened: boolean, { tokens, spans, vocabulary }: CutText): boolean {
  const { end } = spans[at];
  if (end >= tokens.length || tokens[end].breakBefore !== 'none') return false;
  // "More than combat" has nothing to compare it with.
  if (spans[at - 1] && !isThing(spans[at - 1]) && vocabulary.is(tokens[spans[at].start - 1], 'compares')) return false;
  const next = spans.slice(at + 1).find((span) => vocabulary.isContent(tokens[span.start]) || isThing(span));
  if (!next) return false;
  // "A better story than Hades" is like Hades, and better.
  if (next.kind === 'title') return likened && next.start - end <= NEAR;
  if (!vocabulary.is(tokens[end - 1], 'relative')) return true;
  if (vocabulary.is(tokens[end], 'of'))
    return spans.slice(0, at).some((span) => vocabulary.is(tokens[span.start], 'of'));
  return likened && isThing(next) && next.start - end <= NEAR;
}

/** The places of what is named right behind "than", up to what is said of something else. */
function lesserBehind(at: number, { tokens, spans, vocabulary }: CutText): number[] {
  const places: number[] = [];
  let last = spans[at].end;
  for (let i = at + 1; i < spans.length && tokens[spans[i].start].breakBefore === 'none'; i++) {
    const span = spans[i];
    const turns = says(span, 'ends-negation') || says(span, 'and') || says(span, 'negator');
    if (turns || span.start - last > NEAR || vocabulary.is(tokens[span.start], 'asking')) break;
    if (span.kind === 'role' && says(span, 'preposition')) break;
    if (span.kind === 'meaning' && !isThing(span)) break;
    if (!isThing(span)) continue;
    places.push(i);
    last = span.end;
  }
  return places;
}

/** Whether a span is a game, or what games are or have. */
function isThing(span: Span): boolean {
  return span.kind === 'title' || conceptsOf(span).length > 0;
}
