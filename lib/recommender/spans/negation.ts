import type { Polarity, Span } from './span';

/** How many words a negation reaches past itself or past the last thing that it covered. */
export const REACH = 7;

/**
 * What a clause refuses, or does not mind, and how far that has got; a clause begins with all wanted. What the negation was like is
 * kept when it ends, until another word says no.
 */
export class Negation {
  sign: Polarity['sign'] = 'wanted';
  /** Where the negation, or the last thing that it covered, ended; in tokens. */
  anchor = 0;
  /** The last span that it covered. */
  covered: Span | undefined = undefined;
  /** It opens a part of the text of its own: ", nothing childish". */
  apart = false;
  /** It tells what somebody is sick of. */
  weary = false;
  /** It says what somebody dislikes: what comes with that is disliked as well. */
  dislikes = false;
  /** It refuses much of a thing, not all of it. */
  less = false;
  /** It announces what it refuses: "lo que no quiero: …", so that it covers all of it, whatever the commas. */
  announced = false;
  /** It goes on from another: "sin sangre ni palabrotas". */
  goesOn = false;
  /** A clause within it has begun: "nothing that is grindy and has ads". */
  within = false;
  /** It has had a thing that means nothing: "ni de correr". */
  unread = false;
  /** …and one that it calls something: "que no sea un truño". */
  called = false;
  /** An "or" has joined the last thing of its list. */
  listEnded = false;
  /** Where a word ended that lets a clause of its own be as it will: "even if …"; in tokens. */
  allowed: number | undefined = undefined;
}

/** Begins a negation at a word, which may have covered something already. */
export function beginNegation(negation: Negation, anchor: number, covered?: Span): void {
  negation.sign = 'unwanted';
  negation.within = negation.unread = negation.called = negation.goesOn = negation.announced = false;
  negation.anchor = anchor;
  negation.covered = covered;
}

export function endNegation(negation: Negation): void {
  negation.sign = 'wanted';
  negation.covered = undefined;
  negation.listEnded = negation.less = negation.announced = false;
}

/** The last thing that a negation covers which is still open. */
export function lastNegated({ sign, covered }: Negation): Span | undefined {
  return sign === 'unwanted' ? covered : undefined;
}

/** Whether a negation has had what it refuses, though that is not understood. */
export function hasUnread({ called, goesOn, unread }: Negation): boolean {
  return called || (goesOn && unread);
}
