import type { Clause } from './clause';
import { endNegation, REACH } from './negation';
import { isNamed } from './span';

/** {@link REACH} of one that tells what somebody cannot bear: "no aguanto más adolescentes salvando el mundo con el poder de la amistad". */
const REACH_OF_DISLIKE = 10;

/** Ends what does not reach as far as span `at`: a negation, what is nice to have, and what an "and" or "or" joins. */
export function endScopes(clause: Clause, at: number): void {
  const { negation, tokens, spans, vocabulary } = clause;
  const { start } = spans[at];
  const { [start]: first } = tokens;
  const { breakBefore } = first;
  // "Librería o biblioteca, tranquilo": the "or" has had its other side.
  if (breakBefore !== 'none') clause.join = undefined;
  const isRelative = vocabulary.is(first, 'relative');
  // "Que no aburra y tenga humor", "que no sea caro y que dé risa": a verb of its own, or a second clause, says no itself, if it does.
  const anew = clause.join === 'and' && !negation.within && (isRelative || vocabulary.is(first, 'anew'));
  if (anew && negation.sign === 'unwanted') endNegation(negation);
  negation.within ||= isRelative;
  if (first.announced && announces(clause, start)) {
    negation.announced = true;
    negation.anchor = start;
    return;
  }
  if (negation.announced && breakBefore === 'comma') negation.anchor = start;
  if (breakBefore === 'clause' || (breakBefore === 'comma' && !negation.announced && !isListed(clause, at))) {
    endNegation(negation);
    clause.nice = false;
    // "Bonus if it's about work, class or religion": what a condition makes nice to have may be a list.
    if (breakBefore === 'clause') clause.bonus = false;
  }
  const reach = negation.dislikes ? REACH_OF_DISLIKE : REACH;
  if (negation.sign === 'unwanted' && start - negation.anchor > reach) endNegation(negation);
}

/** "Lo que no es: …", "things to avoid: …": whether a negation has covered nothing yet where a colon follows. */
function announces({ negation: { sign, covered, anchor }, tokens, vocabulary }: Clause, start: number): boolean {
  if (sign !== 'unwanted' || covered) return false;
  return tokens.slice(anchor, start).every((token) => !vocabulary.isContent(token));
}

/** Whether a comma before span `at` stands within the list of what is negated. */
function isListed(clause: Clause, at: number): boolean {
  const { sign, listEnded } = clause.negation;
  return sign === 'unwanted' && !listEnded && !opensAnew(clause, at) && listGoesOn(clause, at);
}

/** "Sin anuncios, de ajedrez o cartas": what opens with "de" goes on with no list that does not. */
function opensAnew({ negation: { covered, weary }, tokens, spans, vocabulary }: Clause, at: number): boolean {
  const { [spans[at].start]: first } = tokens;
  // "Hartos del Among Us, algo parecido para 8 o 10": what is asked for is none of what somebody is sick of.
  if (weary && vocabulary.is(first, 'anything') && vocabulary.is(first, 'asking')) return true;
  if (!covered || !vocabulary.is(first, 'of')) return false;
  return !tokens.slice(Math.max(0, covered.start - 1), covered.end).some((token) => vocabulary.is(token, 'of'));
}

/**
 * Whether a comma at span `at` stands in a list that ends in "or": "no elves, dragons or magic". What somebody is sick of is a list
 * with "and" too: "sick of elves, dragons and magic".
 */
function listGoesOn({ negation: { weary }, tokens, spans }: Clause, at: number): boolean {
  // "Sick of Skyrim, what else has elves and dragons": what is listed follows the comma at once.
  const isListOfWeary = weary && spans.slice(at, at + 2).some(isNamed);
  for (let i = at; i < spans.length; i++) {
    const span = spans[i];
    if (i > at && tokens[span.start].breakBefore === 'clause') return false;
    if (span.kind !== 'role') continue;
    if (span.roles.includes('or') || (isListOfWeary && span.roles.includes('and'))) return true;
    if (!span.roles.includes('and')) return false;
  }
  return false;
}
