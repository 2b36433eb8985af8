import type { Clause } from './clause';
import { leavesScope, opensOutOfScope } from './leaves-scope';
import { beginNegation, endNegation, lastNegated, REACH } from './negation';
import { isOf, negatesItself, type Polarity, type Span, says, sortOf, type Thing } from './span';

/** The polarity of a thing in its clause, which it may end a negation of, or be the last of a list in. */
export function readThing(clause: Clause, span: Thing): Polarity {
  const { negation, join, last, tokens, vocabulary } = clause;
  const { start } = span;
  if (opensOutOfScope(clause, span)) endNegation(negation);
  // "No text or dialogue": a phrase that says no itself begins a list.
  if (join === 'or' && negatesItself(last) && refusesThings(last) && sortOf(span) === 'concept')
    beginNegation(negation, start, last);
  const follows = tokens[start].breakBefore === 'none' && !join;
  const adjoins = follows && lastNegated(negation)?.end === start;
  if (leavesScope(clause, span, adjoins)) endNegation(negation);
  const isUnwanted = negation.sign === 'unwanted';
  // "No timers that stress me" refuses stress and timers, and "no high school kids" is for nobody of either sort.
  const standsAlone = isOf(span, 'player') || vocabulary.is(tokens[start], 'relative');
  const joined = negation.sign === 'wanted' && join === 'or' && last?.kind === 'meaning' && !clause.turned;
  // "Stealth in a mansion or a castle": the castle is an alternative to what is not understood, and stealth is wanted anyway.
  const stranger = joined && clause.stranger && !isOf(span, 'sort');
  const alternative = joined && !stranger && start - last.end <= REACH ? last : undefined;
  // "Odio los tutoriales largos": how long is part of what the phrase refuses.
  const describes = follows && negatesItself(last) && last.end === start && saysHowMuch(span);
  const polarity: Polarity = {
    sign: describes ? 'indifferent' : negation.sign,
    nice: clause.nice || stranger || (clause.bonus && sortOf(span) === 'concept'),
    compound: isUnwanted && adjoins && !standsAlone,
    ...(isUnwanted && negation.less && { less: true }),
    ...(alternative && { alternative }),
  };
  remember(clause, span);
  return polarity;
}

/** Keeps what a thing is to those behind it. */
function remember(clause: Clause, span: Thing): void {
  const { negation } = clause;
  negation.unread = negation.called = false;
  if (negation.sign === 'unwanted') {
    negation.listEnded ||= clause.join === 'or';
    negation.covered = span;
    negation.anchor = span.end;
  }
  clause.sortWanted ||= negation.sign === 'wanted' && isOf(span, 'sort');
  clause.last = span;
  clause.join = undefined;
  clause.stranger = clause.turned = false;
}

/** The polarity of a word without a meaning, which may still be a thing that the clause names. */
export function readWord(clause: Clause, at: number): Polarity {
  const { negation, tokens, vocabulary } = clause;
  const { sign, less } = negation;
  const isContent = vocabulary.isContent(tokens[at]);
  // "Trenes o metro de España": what is not understood has been the other side of the "or", and of what it is, is none.
  if (clause.otherSide && vocabulary.is(tokens[at], 'of')) clause.join = undefined;
  clause.otherSide = isContent && clause.join === 'or';
  if (isContent) {
    clause.stranger ||= isBroughtIn(at, clause);
    negation.unread = true;
    negation.called ||= isCalled(at, clause);
  }
  return { sign, nice: clause.nice, compound: false, ...(sign === 'unwanted' && less && { less }) };
}

/** Whether a word names what a game has, or where it plays: "in a mansion". */
function isBroughtIn(at: number, { tokens, vocabulary }: Clause): boolean {
  const bringsIn = (i: number) => i >= 0 && (vocabulary.is(tokens[i], 'has') || vocabulary.is(tokens[i], 'is'));
  return bringsIn(at - 1) || (at > 1 && vocabulary.is(tokens[at - 1], 'some') && bringsIn(at - 2));
}

/** Whether a word is what a game shall not be: "un truño", but not "un juego". */
function isCalled(at: number, { negation: { sign }, tokens, vocabulary }: Clause): boolean {
  if (sign !== 'unwanted' || at === 0 || !vocabulary.is(tokens[at - 1], 'some')) return false;
  return !vocabulary.is(tokens[at], 'gaming');
}

/** Whether a phrase names things, or what it means refuses some: "no drinking". */
function refusesThings({ meanings }: Extract<Span, { kind: 'meaning' }>): boolean {
  return meanings[0].kind === 'concept' || (meanings[0].kind === 'fact' && meanings[0].fact.avoids !== undefined);
}

/** Whether a phrase is a fact that may be part of what the one before it refuses: "largos", but not "for my 4yo" or "sin anuncios". */
function saysHowMuch(span: Span): boolean {
  return sortOf(span) === 'fact' && !negatesItself(span) && !says(span, 'preposition');
}
