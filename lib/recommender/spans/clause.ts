import { Negation } from './negation';
import type { CutText, Span } from './span';

/** The clause that is being read: what it does to what is said in it, as far as it has been read. */
export interface Clause extends CutText {
  readonly negation: Negation;
  /** What follows is nice to have. */
  nice: boolean;
  /** A condition has made it so, list or not: "bonus points if". */
  bonus: boolean;
  /** The last span with a meaning, negated or not. */
  last: Span | undefined;
  /** What joins that to what comes next. */
  join: 'and' | 'or' | undefined;
  /** Where the "and" or "or" ended, in tokens. */
  joined: number;
  /** A word that means nothing has been the other side of an "or". */
  otherSide: boolean;
  /** A thing that means nothing has been brought in since: "stealth in a mansion or …". */
  stranger: boolean;
  /** Something turned round since: "horror, pero en tercera o 2d" offers no choice between horror and 2D. */
  turned: boolean;
  /** A sort of game is asked for. */
  sortWanted: boolean;
}

/** The first clause of a text, of which nothing has been read. */
export function openClause(text: CutText): Clause {
  return {
    ...text,
    negation: new Negation(),
    nice: false,
    bonus: false,
    last: undefined,
    join: undefined,
    joined: 0,
    otherSide: false,
    stranger: false,
    turned: false,
    sortWanted: false,
  };
}
