import type { Vocabulary } from '../knowledge/vocabulary';
import { tellsPlace } from '../spans/tells-place';
import type { Token } from '../words/analyse';
import { isInfinitive } from '../words/infinitives';

/** A thing or a wish that stands before a word. */
export interface Listed {
  readonly end: number;
  /** "Space or science" are alternatives, of which one is known. */
  readonly isThing: boolean;
}

/**
 * Whether the word at a place is brought in as a thing that a game has or is about ("con", "about"), or as where it plays or whom
 * one plays ("en un", "set in the", "as a", "ser"), or as what one deals with ("run a"); an "and" or "or" does so where the
 * last thing or wish ended before it.
 */
export function bringsInThing(tokens: readonly Token[], start: number, last: Listed, vocabulary: Vocabulary): boolean {
  if (tellsPlace(tokens, start, vocabulary)) return true;
  const follows = (place: number) => place > 0 && tokens[place].breakBefore === 'none';
  const article = follows(start) && vocabulary.is(tokens[start - 1], 'some');
  const first = article ? start - 1 : start;
  if (!follows(first)) return false;
  const lead = tokens[first - 1];
  if (vocabulary.is(lead, 'has') || vocabulary.is(lead, 'does')) return true;
  if (vocabulary.is(lead, 'calling') && opens(tokens, first - 1, vocabulary)) return true;
  if (vocabulary.is(lead, 'is')) return article || tokens[start].capital;
  const joins = vocabulary.roleAt(tokens, first - 1)?.values ?? [];
  if (joins.includes('and') || (joins.includes('or') && last.isThing)) return last.end === first - 1;
  if (first < 2 || !vocabulary.is(lead, 'as')) return false;
  // "Hacer de árbitro", "working at a".
  if (vocabulary.is(tokens[first - 2], 'does')) return true;
  if (!vocabulary.is(lead, 'of')) return false;
  const of = tokens[first - 2];
  // "Juego de espejos", "una mina de carbón".
  if (vocabulary.is(of, 'gaming') || last.end === first - 1) return true;
  // "Algo de faros", but "algo de cenar" and "tengo algo de fiebre" are no games.
  return vocabulary.is(of, 'anything') && opens(tokens, first - 2, vocabulary) && !isInfinitive(tokens[start].folded);
}

/** What one does with things, and what or where one is. */
const DOING = ['does', 'calling', 'is'] as const;

/** Whether the first word but those of asking is what one does with things, or where or what one is: "quiero llevar una …". */
export function doesThings(tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const first = tokens.findIndex((token) => DOING.some((wordClass) => vocabulary.is(token, wordClass)));
  return first >= 0 && tokens.slice(0, first).every((token) => !vocabulary.isContent(token));
}

/** Whether nothing but words of asking stands before a place: "quiero ser", but not "que pueda ser". */
function opens(tokens: readonly Token[], place: number, vocabulary: Vocabulary): boolean {
  const before = tokens[place - 1];
  return !before || vocabulary.is(before, 'filler') || vocabulary.is(before, 'of');
}
