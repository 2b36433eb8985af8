import { type ComplaintText, isTurn, type Part, type Predicate } from './complaint-text';
import { isNamed, needOf, type Span, says } from './span';
import { opensReason } from './turns-back';

/** The places of what is named before a predicate in its part of the text, else behind it: what somebody complains of. */
export function subjectsOf(predicate: Predicate, part: Part, text: ComplaintText): number[] {
  const { spans } = text;
  const before = predicate.subject === 'behind' ? [] : subjectsBefore(predicate, part, text);
  if (predicate.subject === 'before' || before.some((place) => isNamed(spans[place]))) return before;
  const places: number[] = [];
  for (const [place, span] of spans.entries()) {
    if (span.start < predicate.end || span.end > part.end) continue;
    if (isTurn(span, text)) break;
    if (mayAnnoy(span, text)) places.push(place);
  }
  return places;
}

function subjectsBefore({ start, subject }: Predicate, part: Part, text: ComplaintText): number[] {
  const { tokens, spans, vocabulary } = text;
  const places: number[] = [];
  let and = false;
  for (let i = spans.findLastIndex((span) => span.end <= start); i >= 0 && spans[i].start >= part.start; i--) {
    const span = spans[i];
    if (isTurn(span, text) || isFollowing(span, text) || says(span, 'like') || says(span, 'negator')) break;
    // "Soy malísimo y me frustra".
    if (says(span, 'of-life')) break;
    // "Por turnos, que los de acción me aburren".
    if (opensReason(span, tokens, vocabulary)) break;
    // "A mi hija la marean los shooters", but "JRPGs and my husband don't mix".
    if (isPeople(span, text)) {
      if (subject === 'around') break;
      continue;
    }
    // "Stardew lo jugamos y Palia nos agobia": only what stands right before the "and" is said with what follows it.
    if (and && !says(span, 'and') && (!isNamed(span) || says(spans[i - 1], 'like'))) break;
    and = says(span, 'and');
    if (mayAnnoy(span, text)) places.push(i);
  }
  return places;
}

/** Whether a span says what follows from what stands before it: "I write novels, so bad writing makes me cringe". */
function isFollowing({ start, end }: Span, { tokens, vocabulary }: ComplaintText): boolean {
  return end - start === 1 && vocabulary.is(tokens[start], 'hence');
}

/** Whether a span says who plays, whom something does something to. */
export function isPeople(span: Span, { kindOf }: ComplaintText): boolean {
  if (span.kind !== 'meaning') return false;
  return span.meanings.some((meaning) => {
    if (meaning.kind === 'concept') return kindOf(meaning.concept) === 'audience';
    const need = needOf(meaning);
    return need?.kind === 'age' || (need?.kind === 'players' && need.count !== undefined);
  });
}

/** Whether a span is something that a game has or is, and no machine, player or small word. */
export function mayAnnoy(span: Span, text: ComplaintText): boolean {
  if (span.kind === 'role' || isPeople(span, text)) return false;
  if (span.kind !== 'meaning') return true;
  if (span.meanings.some(({ kind }) => kind === 'concept')) return true;
  return span.meanings.every((meaning) => {
    if (meaning.kind !== 'fact') return false;
    const { need, refused, refuses, instead } = meaning.fact;
    return need?.kind === 'players' || !!(refused ?? refuses ?? instead);
  });
}
