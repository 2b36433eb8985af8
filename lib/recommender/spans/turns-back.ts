import type { Role } from '../knowledge/roles';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { isNamed, isOf, type Polarity, type Span, says, sortOf, standsAtEnd } from './span';

/**
 * Lets what stands at span `at` change what was said before it in its clause, and says whether it did: "zombis no",
 * "horror is not my thing", "con pixel art si puede ser", "graphics don't matter".
 *
 * @param result the polarities of the spans before it, which change
 * @param negated the last thing of a negation that is still open
 */
export function turnsBack(
  tokens: readonly Token[],
  spans: readonly Span[],
  at: number,
  result: Polarity[],
  negated: Span | undefined,
  vocabulary: Vocabulary,
): boolean {
  const span = spans[at];
  const closing = span.kind === 'role' && closes(tokens, spans, at) ? changeBefore(span.roles) : undefined;
  if (closing && change(closing, tokens, spans, result, negated)) return true;
  if (says(span, 'so-so') && closes(tokens, spans, at) && pleasedLess(tokens, spans, at, result)) return true;
  const negates =
    negatesBack(tokens, spans, at) || (says(span, 'negator') && standsLast(tokens, spans, at, result, vocabulary));
  if (negates) negateBefore(tokens, spans, result, vocabulary, says(span, 'dislikes'));
  return negates;
}

/** Whether the span refuses what stands before it: "la sangre me da asco", but not "rpg, me da asco la sangre". */
function negatesBack(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  // "Dealbreakers: gacha" refuses what stands behind.
  if (!says(spans[at], 'negates-before') || tokens[spans[at].end]?.announced) return false;
  return !says(spans[at], 'negator') || !opensClause(tokens, spans, at) || standsAtEnd(spans[at], tokens);
}

/** Whether nothing that could be refused stands before the span in its clause. */
function opensClause(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    if (isNamed(spans[i - 1])) return false;
  }
  return true;
}

/** What a role does to things before it, where it closes their clause: "con pixel art si puede ser", "graphics don't matter". */
function changeBefore(roles: readonly Role[]): Partial<Polarity> | undefined {
  if (roles.includes('nice')) return { sign: 'wanted', nice: true };
  return roles.includes('indifferent') ? { sign: 'indifferent' } : undefined;
}

/**
 * Refuses the game right before a word that says how little it pleased, and takes the wish from what else stands there; says whether
 * something did: "Elden Ring no tanto", "Dead Cells was meh", "con historia, el combate no tanto".
 */
function pleasedLess(tokens: readonly Token[], spans: readonly Span[], at: number, result: Polarity[]): boolean {
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (before.kind === 'role' || spans[at].start - before.end > NEAR) return false;
    if (before.kind === 'word') continue;
    // "Algo como Hades" asks for it, and a machine that is so-so is one.
    const asks = says(spans[i - 2], 'like') && !says(spans[i - 2], 'liked');
    const isGame = before.kind === 'title' || before.kind === 'maker';
    if (asks || result[i - 1].sign !== 'wanted' || !(isGame || sortOf(before) === 'concept')) return false;
    result[i - 1] = { sign: isGame ? 'unwanted' : 'indifferent', nice: false, compound: false };
    return true;
  }
  return false;
}

/** Whether nothing follows the span in its clause; "but" begins the next one. */
function closes(tokens: readonly Token[], spans: readonly Span[], at: number): boolean {
  const next = spans[at + 1];
  const ends = next?.kind === 'role' && next.roles.includes('ends-negation');
  return at > 0 && (ends || standsAtEnd(spans[at], tokens));
}

/**
 * Changes the last thing of the text so far, and those that "or" joins to it, as far as they stand in its clause; says whether
 * there was one. A comma may stand before the words that change them.
 *
 * @param unwanted the last thing of a negation that is still open: "not fantasy, sci-fi would be ideal" turns back the last alone
 */
function change(
  to: Partial<Polarity>,
  tokens: readonly Token[],
  spans: readonly Span[],
  result: Polarity[],
  unwanted: Span | undefined,
): boolean {
  let changed = false;
  let joined = true;
  for (let i = result.length - 1; i >= 0; i--) {
    const span = spans[i];
    const next = tokens[spans[i + 1].start];
    if (next.breakBefore === 'clause' || (next.breakBefore === 'comma' && i < result.length - 1)) break;
    if (span.kind === 'word' || span.kind === 'role') {
      if (span.kind === 'role') joined ||= span.roles.includes('or');
      continue;
    }
    if (!joined) break;
    // "Sin sangre a ser posible" still wants no blood.
    if (result[i].sign === 'unwanted' && span !== unwanted) break;
    if (result[i].sign === 'unwanted' && to.nice) break;
    result[i] = { ...result[i], ...to };
    changed = true;
    joined = false;
  }
  return changed;
}

/** How many words may stand between a thing and the "no" behind it: "shooters I don't like". */
const NEAR = 2;

/** Whether the negation at span `at` closes its clause right behind something: "zombis no, gracias", "el terror no me gusta". */
function standsLast(
  tokens: readonly Token[],
  spans: readonly Span[],
  at: number,
  result: readonly Polarity[],
  vocabulary: Vocabulary,
): boolean {
  const span = spans[at];
  if (span.kind !== 'role') return false;
  // "Animal Crossing no, porque …", and as often without the comma.
  const { [span.end]: next } = tokens;
  const behind = next?.breakBefore === 'none' && says(spans[at + 1], 'ends-negation') ? spans[at + 1] : undefined;
  // …"zombis no pero vampiros sí", and "zombis no porfa", where nothing follows.
  const goesOn =
    behind && (vocabulary.is(next, 'because') || vocabulary.is(next, 'turns') || standsAtEnd(behind, tokens));
  if (!standsAtEnd(span, tokens) && !goesOn) return false;
  for (let i = at; i > 0 && tokens[spans[i].start].breakBefore === 'none'; i--) {
    const before = spans[i - 1];
    if (span.start - before.end > NEAR) return false;
    // "Nunca ha jugado a nada" and "sin zombis nunca" negate once: in Spanish a second negation only stresses the first.
    if (before.kind === 'meaning') return result[i - 1].sign === 'wanted' && !negatesWithin(before, tokens, vocabulary);
    if (before.kind === 'title' || before.kind === 'maker') return result[i - 1].sign === 'wanted';
    if (before.kind === 'role') return false;
  }
  return false;
}

/** Whether a phrase holds a word that negates: "sin prisas", "aunque no juegue". */
function negatesWithin({ start, end }: Span, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = start; i < end; i++) if (vocabulary.roleAt(tokens, i)?.values.includes('negator')) return true;
  return false;
}

/** Turns round what the clause has wanted up to here; `dislikes`: it ends in what somebody dislikes. */
function negateBefore(
  tokens: readonly Token[],
  spans: readonly Span[],
  result: Polarity[],
  vocabulary: Vocabulary,
  dislikes: boolean,
): void {
  let and = false;
  let refused = false;
  for (let i = result.length - 1; i >= 0; i--) {
    const span = spans[i];
    if (span.kind === 'role' && span.roles.includes('ends-negation')) return;
    // "I'm colour-blind and matching games are impossible", "me gustan los puzles y los shooters me estresan".
    // …and "terminé Celeste y el Candy Crush me aburre".
    if (and && (isOf(span, 'player') || says(span, 'like') || says(spans[i - 1], 'like'))) return;
    // "Stardew ya lo jugamos y Palia no nos gustó": what was said before the "and" is said of another thing.
    if (and && refused && isSaid(span, spans[i + 1])) return;
    // "Mi mujer los odia": who dislikes something is not disliked.
    if (dislikes && isOf(span, 'player')) {
      result[i] = { ...result[i], sign: 'indifferent' };
      return;
    }
    // "Por turnos, que los de acción no me van": a reason says nothing of what stands before it.
    if (opensReason(span, tokens, vocabulary)) return;
    and ||= says(span, 'and');
    if (result[i].sign === 'wanted' && span.kind !== 'role')
      result[i] = { sign: 'unwanted', nice: false, compound: false };
    refused ||= isNamed(span);
    if (tokens[span.start].breakBefore !== 'none') return;
  }
}

/** Whether a span is a role of its own, of playing or liking, that says something of what stands before it. */
function isSaid(span: Span, next: Span | undefined): boolean {
  return span.kind === 'role' && says(span, 'tried') && !!next && says(next, 'and');
}

/** Whether a span is the "que" of a reason, with an article behind it. */
export function opensReason({ start, end }: Span, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (end - start !== 1 || end >= tokens.length) return false;
  return vocabulary.is(tokens[start], 'relative') && vocabulary.is(tokens[end], 'definite');
}
