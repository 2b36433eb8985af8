import { isMachine, isNamed, says } from './span';
import { isConcept, subjectOf } from './verdict-subject';
import { refuse, type VerdictText } from './verdict-text';

/** How many words may stand between "too" and what there is too much of. */
const NEAR = 3;

/** "Demasiado grindeo y micropagos", "too grindy": refuses the thing, and the game of which it is said. */
export function refuseTooMuch(at: number, text: VerdictText): void {
  const { spans, tokens, signs, vocabulary } = text;
  const { [spans[at].start - 1]: before } = tokens;
  // "Un juego de puro parkour" asks for it.
  const isPure = vocabulary.is(tokens[spans[at].start], 'one');
  if (before && vocabulary.is(before, 'of') && isPure) return;
  // "Puro terror" and "sin historia, puro tiroteo" do, too; "probé el LoL, puro tóxico" does not.
  if (isPure && (!before || tokens[spans[at].start].breakBefore !== 'none') && !followsName(at, text)) return;
  // Where there is nothing behind it, "too" is "as well".
  const first = spans.findIndex((span, i) => i > at && (isNamed(span) || tokens[span.start].breakBefore !== 'none'));
  const thing = spans[first];
  // "Hay un puro compu" is the one that there is.
  if (thing?.kind !== 'meaning' || isMachine(thing) || thing.start - spans[at].end > NEAR) return;
  if (tokens[thing.start].breakBefore !== 'none' || signs[first].sign !== 'wanted') return;
  refuse(first, text, true);
  for (let i = first + 2; i < spans.length && says(spans[i - 1], 'and') && isConcept(spans[i]); i += 2) {
    if (tokens[spans[i].start].breakBefore !== 'none' || signs[i].sign !== 'wanted') break;
    refuse(i, text, true);
  }
  const subject = subjectOf(at, text, !isSaidOfAll(at, text));
  if (subject !== undefined && spans[subject].kind === 'title') refuse(subject, text);
}

/** Whether a game is named in the sentence before a place. */
function followsName(at: number, { spans, tokens }: VerdictText): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore !== 'clause'; i--)
    if (spans[i - 1].kind === 'title') return true;
  return false;
}

/** "Probé Elden Ring y Sekiro, los dos demasiado difíciles": whether a part opens with a word for all that was named before. */
function isSaidOfAll(at: number, { spans, tokens, vocabulary }: VerdictText): boolean {
  let first = spans[at].start;
  while (first > 0 && tokens[first].breakBefore === 'none') first--;
  const opening = tokens.slice(first, spans[at].start);
  const isAll = opening.some((word) => vocabulary.is(word, 'every') || vocabulary.counts(word));
  return isAll && opening.every((word) => !vocabulary.isContent(word) || vocabulary.counts(word));
}
