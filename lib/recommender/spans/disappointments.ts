import { conceptsOf, isNamed, says } from './span';
import { refuseReasons } from './verdict-reasons';
import { isConcept, namedBehind, partBehind, subjectOf, triedBefore } from './verdict-subject';
import { passOver, refuse, type VerdictText } from './verdict-text';

/** How many words may stand between what a game was found to be and its fault: "se me hizo un poco eterno". */
const NEAR = 3;

/** Whether a span says that something was a disappointment: "me aburrió", "me pareció flojito". */
export function disappoints(at: number, text: VerdictText): boolean {
  return says(text.spans[at], 'disappoints') || findsFault(at, text);
}

/** Refuses what somebody was disappointed by, and what for. */
export function refuseDisappointment(at: number, text: VerdictText): void {
  const { spans, tokens, vocabulary, signs } = text;
  if (isDenied(at, text)) return;
  const behind = namedBehind(at, text) ?? partBehind(at, text);
  if (behind !== undefined) {
    refuse(behind, text);
    // "Dejé a medias Celeste" asks for no game that one can leave at any time.
    if (spans[at].kind === 'meaning') passOver(at, text);
    refuseReasons(behind, text);
    return;
  }
  // "Leviathans that scared me" are told of, and no verdict.
  const { start } = spans[at];
  const tells = start > 0 && tokens[start].breakBefore === 'none' && vocabulary.is(tokens[start - 1], 'relative');
  if (tells && spans.slice(0, at).findLast(isNamed)?.kind === 'meaning') return;
  // "Nos estresó": the word says itself what was wrong.
  if (spans[at].kind === 'meaning' && signs[at].sign === 'wanted' && isFelt(at, text)) refuse(at, text);
  const subject = subjectOf(at, text);
  if (subject !== undefined) {
    refuse(subject, text);
    const tried = isConcept(spans[subject]) ? triedBefore(subject, text) : undefined;
    if (tried !== undefined) refuse(tried, text);
  }
  refuseReasons(at, text);
}

/** Whether a fault is what a game was found to have: "me pareció flojito", "se me hizo un poco eterno". */
function findsFault(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  if (!says(spans[at], 'judges')) return false;
  const { end } = spans[at];
  for (let i = end; i < Math.min(tokens.length, end + NEAR + 1) && tokens[i].breakBefore === 'none'; i++) {
    if (vocabulary.is(tokens[i], 'fault') || vocabulary.is(tokens[i], 'lacking')) return true;
    const role = vocabulary.roleAt(tokens, i);
    if (role?.values.some((value) => value === 'negator' || value === 'ends-negation')) return false;
    // "Un poco" says no "poco".
    if (role) i = role.end - 1;
  }
  return false;
}

/** Whether a "no" stands before a verdict, with none but small words between: "no me aburrió", "que no me deje tirado". */
function isDenied(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (says(before, 'negator')) return true;
    if (before.kind !== 'word' || vocabulary.isContent(tokens[before.start])) return false;
  }
  return false;
}

/** Whether a phrase means how something is felt: "dropped" is nothing that games have, though it looks like loot. */
function isFelt(at: number, { spans, kindOf }: VerdictText): boolean {
  return conceptsOf(spans[at]).every((concept) => kindOf(concept) !== 'mechanic');
}
