import type { Role } from '../knowledge/roles';
import type { Meaning } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import type { Clause } from './clause';
import { hasUnread, lastNegated } from './negation';
import { conceptsOf, isOf, negatesItself, type Span, says, sortOf, type Thing } from './span';

/** Kinds of concept that games have, and those that they are about. */
const FEATURES: readonly ConceptKind[] = ['mechanic', 'content'];
const SUBJECTS: readonly ConceptKind[] = ['genre', 'theme'];

/** What stands before a kind of game that somebody is sick of: "los", "de los", "all". */
const BEFORE_KINDS = ['of', 'definite', 'every'] as const;

/**
 * Whether a word at a token ends the negation before it, by its roles. "Not for kids" forbids what follows; "no combat, for kids" does
 * not: a preposition ends what has covered something, but for "tired of shooters with ads", and "que no sea un truño para PS4" and "ni
 * tal cosa para niños" have had what they cover. So does a comparative ("less grindy and prettier").
 */
export function endsScope({ negation, join, tokens, vocabulary }: Clause, roles: readonly Role[], at: number): boolean {
  if (join === 'or' && !hasUnread(negation)) return false;
  if (roles.includes('ends-negation')) return true;
  if (negation.sign === 'unwanted' && !negation.covered && !hasUnread(negation)) return false;
  const goesOn = negation.dislikes && vocabulary.is(tokens[at], 'has');
  return (roles.includes('preposition') && !goesOn) || roles.includes('comparative');
}

/** Whether the words of a thing end the negation before it. */
export function opensOutOfScope(clause: Clause, span: Thing): boolean {
  const { negation, tokens, vocabulary } = clause;
  if (span.kind !== 'meaning') return false;
  // "Ni de correr que esté en español": it is no running that is in Spanish.
  if (negation.unread && sortOf(span) === 'fact' && vocabulary.is(tokens[span.start], 'relative')) return true;
  // "Sin combates y sin prisas": a phrase that says no itself is part of no list before it.
  if (negation.sign === 'unwanted' && negatesItself(span)) return true;
  // "No more than 40 hours" refuses by the very word that ends the negation of "sin combate para relajarme".
  if (!lastNegated(negation) && !hasUnread(negation) && span.meanings.some(isMeasure)) return false;
  return endsScope(clause, span.lead, span.start);
}

/** Whether a thing is none of those that the negation before it refuses; `adjoins`: it stands right behind the last of them. */
export function leavesScope(clause: Clause, span: Thing, adjoins: boolean): boolean {
  const { negation, join } = clause;
  const covered = lastNegated(negation);
  if (covered && !negation.announced) {
    if (endsList(covered, span, join) && !isSuchAs(clause, span, covered) && !isWearied(clause, span)) return true;
    // "No ads, chess or cards": after how it is sold comes what it shall be, unless that has been said.
    if (isOf(covered, 'sale') && !join && isOf(span, 'sort') && !clause.sortWanted) return true;
  }
  // "A less scary horror game" is one all the same; "no zombie shooters" are none.
  return adjoins && (isSearch(clause, span) || (negation.less && isOf(span, 'sort')));
}

/** Whether an unwanted list stops before `next`: facts end a list of things, and "and" only joins things of one sort. */
function endsList(covered: Span, next: Span, join: 'and' | 'or' | undefined): boolean {
  if (join === 'or') return false;
  const sort = sortOf(next);
  return sort !== sortOf(covered) && (join === 'and' || sort !== 'concept');
}

/**
 * ", nothing childish like Fortnite": the game is an example of what a part of the text refuses; in "an RPG without combat like
 * Undertale" it is one of what is wanted.
 */
function isSuchAs({ negation, join, tokens, spans }: Clause, span: Span, covered: Span): boolean {
  if (span.kind !== 'title' || !negation.apart || join) return false;
  const like = spans[spans.indexOf(span) - 1];
  if (!says(like, 'like') || like.start !== covered.end) return false;
  return tokens.slice(like.start, span.end).every(({ breakBefore }) => breakBefore === 'none');
}

/**
 * "Harto del LoL y de los gacha", "sick of Valorant and shooters": whether what somebody is sick of goes on from a game to a kind of
 * them. Nothing but small words may stand between, and something must show that a kind is meant.
 */
function isWearied({ negation, join, joined, tokens, vocabulary }: Clause, span: Span): boolean {
  if (!negation.weary || join !== 'and' || conceptsOf(span).length === 0) return false;
  const between = tokens.slice(joined, span.start);
  if (between.some((token) => vocabulary.isContent(token))) return false;
  const marked = between.some((token) => BEFORE_KINDS.some((mark) => vocabulary.is(token, mark)));
  return marked || (isOf(span, 'sort') && tokens[span.end - 1].folded.endsWith('s'));
}

/**
 * Whether a text opens with a refusal and goes on to what it asks for, as typed into a search box: "no permadeath norse mythology",
 * "no pvp survival". Several of a sort are refused with what stands before them ("no zombie shooters"), unless that is only
 * something that games have.
 */
function isSearch({ negation, tokens, kindOf }: Clause, span: Thing): boolean {
  const covered = lastNegated(negation);
  if (covered?.start !== 1 || negation.dislikes || negation.weary || negation.less) return false;
  const areOf = (each: Span, kinds: readonly ConceptKind[]) => {
    const concepts = conceptsOf(each);
    return concepts.length > 0 && concepts.every((concept) => kinds.includes(kindOf(concept)));
  };
  if (areOf(covered, FEATURES) && areOf(span, SUBJECTS)) return true;
  return span.end === tokens.length && isOf(span, 'sort') && !tokens[span.end - 1].folded.endsWith('s');
}

/** Whether what is said has a contrary that its refusal asks for. */
function isMeasure(meaning: Meaning): boolean {
  return meaning.kind === 'fact' && meaning.fact.refused !== undefined;
}
