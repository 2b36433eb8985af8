import type { Role } from '../knowledge/roles';
import type { Token } from '../words/analyse';
import type { Clause } from './clause';
import { endsScope } from './leaves-scope';
import { beginNegation, endNegation, lastNegated } from './negation';
import type { Span } from './span';

type RoleSpan = Extract<Span, { kind: 'role' }>;

/** How many words may stand between "even if" and the "no" that it covers: "even if it really isn't". */
const ALLOWED = 3;

/** Takes in what a small word does to those behind it. */
export function readRole(clause: Clause, span: RoleSpan): void {
  turnClause(clause, span);
  const { end, roles } = span;
  // "A shooter or a game with cats".
  if (offersAnother(clause, end)) return;
  if (roles.includes('ends-negation')) {
    clause.turned = true;
    if (!roles.includes('nice')) clause.bonus = false;
  }
  clause.join = roles.includes('or') ? 'or' : roles.includes('and') ? 'and' : undefined;
  clause.joined = end;
  clause.otherSide = false;
}

/** Begins or ends what a small word makes unwanted, indifferent or nice to have. */
function turnClause(clause: Clause, span: RoleSpan): void {
  const { negation, tokens, vocabulary } = clause;
  const { start, end, roles } = span;
  const has = (role: Role) => roles.includes(role);
  // Nothing follows from these.
  if (has('ignore') || has('errand') || has('elsewhere')) return;
  if (has('plain')) endNegation(negation);
  else if (has('not-only')) {
    endNegation(negation);
    clause.nice = true;
  } else if (has('indifferent')) {
    const { [end - 1]: last } = tokens;
    negation.sign = 'indifferent';
    negation.allowed = vocabulary.is(last, 'condition') || vocabulary.is(last, 'relative') ? end : undefined;
  } else if (negation.sign === 'indifferent' && negation.allowed !== undefined && start - negation.allowed <= ALLOWED) {
    // "Even if it isn't a JRPG", "no me importa que no tenga historia": what may be so may also be not.
  } else if (has('negator') && has('or') && negation.sign === 'indifferent') {
    // "No importa si es viejo ni si es largo": both are all the same.
  } else if (has('negates-before') && tokens[end]?.announced) beginNegation(negation, end);
  else if (has('negator')) negate(clause, span);
  else if (has('nice')) {
    clause.nice = true;
    clause.bonus = tokens
      .slice(start, end)
      .some((token) => vocabulary.is(token, 'condition') && !vocabulary.is(token, 'definite'));
    // "No horror I prefer puzzles": what turns round ends what it stands in.
    if (negation.sign !== 'unwanted' || has('ends-negation')) endNegation(negation);
  }
  // "Nunca jugó a nada y el otro día probó Celeste".
  else if (endsScope(clause, roles, start) || (has('tried') && clause.join === 'and')) endNegation(negation);
}

/** Begins a negation with a word that says no. */
function negate({ negation, tokens, vocabulary }: Clause, { start, end, roles }: RoleSpan): void {
  const goesOn = roles.includes('or') && lastNegated(negation) !== undefined;
  beginNegation(negation, end);
  negation.goesOn = goesOn;
  // "Nada que sea …".
  negation.within = tokens.slice(start + 1, end).some((token) => vocabulary.is(token, 'relative'));
  negation.apart = start > 0 && tokens[start].breakBefore !== 'none';
  negation.less = roles.includes('lessens');
  negation.dislikes = roles.includes('dislikes');
  negation.weary = roles.includes('weary');
}

/** Whether nothing but a word for any game, and one that brings in what it has, stands between an "or" and a place. */
function offersAnother({ join, joined, tokens, vocabulary }: Clause, end: number): boolean {
  if (join !== 'or') return false;
  const between = tokens.slice(joined, end);
  const isAnyGame = (token: Token) => vocabulary.is(token, 'gaming') || vocabulary.is(token, 'anything');
  const isSmall = (token: Token) => isAnyGame(token) || !vocabulary.isContent(token);
  return between.some(isAnyGame) && between.every(isSmall);
}
