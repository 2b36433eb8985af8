import type { ConceptKind } from '../lexicon';
import { type CutText, conceptsOf, type Polarity, type Span, says } from './span';

/** How many words without a meaning may stand between the last thing of a list and "whatever": "burros, lo que sea". */
const UNKNOWN = 3;

/** How many words may stand between a comma and what it lists: "a", "la de". */
const LEAD = 2;

/** What says how a game is, not what it is or has: "bonito, zombis o vampiros" is no list of three. */
const MANNERS: readonly ConceptKind[] = ['mood', 'look', 'perspective', 'access', 'audience'];

/**
 * The polarities with the things of a list that ends in an "or" as alternatives, all of them: "a hospital, a prison or a zoo". A comma
 * goes on with such a list where the things are of one kind, or are brought in alike.
 */
export function withListedAlternatives(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { spans } = text;
  let result: Polarity[] | undefined;
  const listFrom = (last: number, list: Span[], any: boolean): void => {
    for (let at = last; ; ) {
      const before = listedBefore(at, signs, text);
      if (before === undefined || list.some((span) => isWider(spans[before], span, text))) break;
      const isListed = list.some((span) => isOfOneKind(spans[before], span, text));
      const isAlike = any ? isThing(spans[before], text) : isLedAlike(spans[before], spans[at], text);
      if ((!isListed && !isAlike) || goesOnDoing(before, text)) break;
      result ??= [...signs];
      result[at] = { ...result[at], alternative: spans[before] };
      list.push(spans[before]);
      at = before;
    }
  };
  for (const [i, { alternative }] of signs.entries()) {
    if (alternative) listFrom(spans.indexOf(alternative), [spans[i], alternative], false);
    const last = says(spans[i], 'or-any') ? lastBefore(i, signs, text) : undefined;
    if (last !== undefined) listFrom(last, [spans[last]], true);
  }
  return result ?? signs;
}

/** The last wanted thing of the list that "whatever" ends, at span `at`: "ships, trains, whatever". */
function lastBefore(at: number, signs: readonly Polarity[], text: CutText): number | undefined {
  const { tokens, spans } = text;
  for (let i = at - 1; i >= Math.max(0, at - 1 - UNKNOWN); i--) {
    if (tokens[spans[i + 1].start].breakBefore === 'clause') return undefined;
    if (spans[i].kind === 'meaning') return signs[i].sign === 'wanted' && isThing(spans[i], text) ? i : undefined;
    if (spans[i].kind !== 'word') return undefined;
  }
  return undefined;
}

/** The wanted thing that a comma parts from the one at span `at`, with nothing but small words between. */
function listedBefore(
  at: number,
  signs: readonly Polarity[],
  { tokens, spans, vocabulary }: CutText,
): number | undefined {
  let before = at - 1;
  while (before >= 0 && spans[before].kind !== 'meaning') before--;
  if (before < 0) return undefined;
  const { end } = spans[before];
  const between = tokens.slice(end, spans[at].start);
  const isList =
    tokens[end].breakBefore === 'comma' &&
    between.length <= LEAD &&
    between.every((token, i) => (i === 0 || token.breakBefore === 'none') && !vocabulary.isContent(token)) &&
    (between.length === 0 || tokens[spans[at].start].breakBefore === 'none');
  const { sign, nice } = signs[before];
  return isList && sign === 'wanted' && nice === signs[at].nice ? before : undefined;
}

function kindsOf(span: Span, { kindOf }: CutText): ConceptKind[] {
  return conceptsOf(span).map(kindOf);
}

/** "Where I fly my own ship, explore, trade or fight": what one does as well is no alternative to it. */
function goesOnDoing(at: number, text: CutText): boolean {
  const { start } = text.spans[at];
  const does = kindsOf(text.spans[at], text).every((kind) => kind === 'mechanic');
  return does && start > 0 && text.tokens[start].breakBefore === 'comma';
}

/** "Strategy, rts or tactics": what a thing is anyway is no alternative to it. */
function isWider(wide: Span, narrow: Span, { lexicon: { concepts } }: CutText): boolean {
  const ids = conceptsOf(wide).map((concept) => concepts[concept].id);
  return conceptsOf(narrow).some((concept) => concepts[concept].implies?.some((id) => ids.includes(id)));
}

function isOfOneKind(a: Span, b: Span, text: CutText): boolean {
  const kinds = kindsOf(b, text);
  return kindsOf(a, text).some((kind) => kinds.includes(kind));
}

/** Whether two things that games are or have stand behind a word of one sort: "in a hospital, a prison". */
function isLedAlike(a: Span, b: Span, text: CutText): boolean {
  const { tokens, vocabulary } = text;
  const isLed = ({ start }: Span) => start > 0 && vocabulary.is(tokens[start - 1], 'some');
  return isLed(a) && isLed(b) && isThing(a, text) && isThing(b, text);
}

/** Whether a span is something that games are or have, and not how they are. */
function isThing(span: Span, text: CutText): boolean {
  const kinds = kindsOf(span, text);
  return kinds.length > 0 && !kinds.some((kind) => MANNERS.includes(kind));
}
