import type { Token } from './analyse';
import type { Vocabulary } from './vocabulary';

/** "Juegos de espejos". */
const OF = /^(?:de|of)$/;
/** What joins a calling, or a place of work, to what one does: "hacer de árbitro". */
const AS = /^(?:de|of|como|as|en|in|at)$/;

/** A thing or a wish that stands before a word. */
export interface Listed {
  readonly end: number;
  /** "Space or science" are alternatives, of which one is known. */
  readonly isThing: boolean;
}

/**
 * Whether the word at a place is brought in as a thing that a game has or is about ("con", "about"), or as where it plays or whom
 * one plays ("en un", "as a", "ser"), or as what one deals with ("run a"); an "and" or "or" does so where the last thing or wish
 * ended before it.
 */
export function bringsInThing(tokens: readonly Token[], start: number, last: Listed, vocabulary: Vocabulary): boolean {
  const { has, is, some, does, callings } = vocabulary.things;
  const follows = (place: number) => place > 0 && tokens[place].breakBefore === 'none';
  const article = follows(start) && some.has(tokens[start - 1].folded);
  const first = article ? start - 1 : start;
  if (!follows(first)) return false;
  const lead = tokens[first - 1];
  if (has.has(lead.folded) || does.has(lead.folded)) return true;
  if (callings.has(lead.folded) && opens(tokens, first - 1, vocabulary)) return true;
  if (is.has(lead.folded)) return article || tokens[start].capital;
  const joins = vocabulary.roleAt(tokens, first - 1)?.values ?? [];
  if (joins.includes('and') || (joins.includes('or') && last.isThing)) return last.end === first - 1;
  if (first < 2 || !AS.test(lead.folded)) return false;
  // "Hacer de árbitro", "working at a".
  if (does.has(tokens[first - 2].folded)) return true;
  // "Juego de espejos", "una mina de carbón".
  return OF.test(lead.folded) && (vocabulary.isGaming(tokens[first - 2]) || last.end === first - 1);
}

/** Whether the first word but those of asking is what one does with things, or where or what one is: "quiero llevar una …". */
export function doesThings(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const { does, callings, is } = vocabulary.things;
  const first = tokens.findIndex(({ folded }) => [does, callings, is].some((words) => words.has(folded)));
  return first >= 0 && tokens.slice(0, first).every((token) => !vocabulary.isContent(token));
}

/** Whether nothing but words of asking stands before a place: "quiero ser", but not "que pueda ser". */
function opens(tokens: readonly Token[], place: number, vocabulary: Vocabulary): boolean {
  const before = tokens[place - 1];
  return !before || vocabulary.isFiller(before) || OF.test(before.folded);
}
