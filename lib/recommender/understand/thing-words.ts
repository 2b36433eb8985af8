import type { Vocabulary } from '../knowledge/vocabulary';
import type { Span } from '../spans/span';
import { tellsPlace } from '../spans/tells-place';
import type { Token } from '../words/analyse';
import { isInfinitive } from '../words/infinitives';

/** A thing or a wish that stands before a word. */
export interface Listed {
  readonly end: number;
  /** "Space or science" are alternatives, of which one is known. */
  readonly isThing: boolean;
}

/** Nouns in the plural: what is done ("sin complicarme", "without rushing") ends otherwise, and names no thing. */
export const SEVERAL = /[^s]s$/;

/** A stretch of a text, from word `start` to before word `end`. */
type Stretch = Pick<Span, 'start' | 'end'>;

/** How surely words are a thing that a game has: by what stands right before them, or merely by the clause that they stand in. */
export type Lead = 'sure' | 'likely';

/**
 * What brings some words in as a thing that a game has or is about ("con", "about", "lleno de"), or as where it plays or whom one
 * plays ("en un", "set in the", "as a", "ser"), or as what one deals with ("run a"), or as part of a clause that says what is in a game
 * ("donde haya"); an "and" or "or" does so where the last thing or wish ended before it. Undefined where nothing does.
 */
export function leadOf(
  tokens: readonly Token[],
  stretch: Stretch,
  last: Listed,
  vocabulary: Vocabulary,
): Lead | undefined {
  const { start } = stretch;
  const several = isSeveral(tokens, stretch);
  if (isLed(tokens, start, vocabulary) || (several && isLiked(tokens, start, vocabulary))) return 'sure';
  const at = leadAt(tokens, start, vocabulary);
  // "Brewing beer", but "will run fine" as well.
  if (at >= 0 && vocabulary.is(tokens[at], 'does')) return several ? 'sure' : 'likely';
  // "Mentir y votar".
  if (stretch.end - start === 1 && isInfinitive(tokens[start].folded)) return undefined;
  return goesOn(tokens, start, last, vocabulary) || isInClause(tokens, stretch, vocabulary) ? 'likely' : undefined;
}

/** The word that leads in the one at a place, which may have an article; -1 where a mark of punctuation parts them. */
function leadAt(tokens: readonly Token[], start: number, vocabulary: Vocabulary): number {
  const follows = (place: number) => place > 0 && tokens[place].breakBefore === 'none';
  const first = follows(start) && vocabulary.is(tokens[start - 1], 'some') ? start - 1 : start;
  return follows(first) ? first - 1 : -1;
}

/** Whether an "and" or "or" joins a word to the thing or wish before, or an "of" to what it is of: "una mina de carbón". */
function goesOn(tokens: readonly Token[], start: number, last: Listed, vocabulary: Vocabulary): boolean {
  const at = leadAt(tokens, start, vocabulary);
  if (at < 0 || last.end !== at) return false;
  const joins = vocabulary.roleAt(tokens, at)?.values ?? [];
  if (joins.includes('and') || (joins.includes('or') && last.isThing)) return true;
  return at > 0 && vocabulary.is(tokens[at], 'of');
}

/** Whether what stands before a word, and its article, says that a game has or is about it, or that one is or does it there. */
function isLed(tokens: readonly Token[], start: number, vocabulary: Vocabulary): boolean {
  if (tellsPlace(tokens, start, vocabulary)) return true;
  const at = leadAt(tokens, start, vocabulary);
  if (at < 0) return false;
  const lead = tokens[at];
  if (vocabulary.is(lead, 'has')) return true;
  if (vocabulary.is(lead, 'does')) return at < start - 1;
  // "Ser abeja", but "soy fan".
  if (vocabulary.is(lead, 'calling') && !vocabulary.is(tokens[start], 'tastes') && opens(tokens, at, vocabulary))
    return true;
  if (vocabulary.is(lead, 'is')) return at < start - 1 || tokens[start].capital;
  const before = tokens[at - 1];
  if (!before) return false;
  if (vocabulary.is(before, 'about') && vocabulary.is(lead, 'stop') && lead.breakBefore === 'none') return true;
  if (!vocabulary.is(lead, 'as')) return false;
  // "Hacer de árbitro", "working at a".
  if (vocabulary.is(before, 'does')) return true;
  if (!vocabulary.is(lead, 'of')) return false;
  // "Juego de espejos".
  if (vocabulary.is(before, 'gaming')) return true;
  // "Algo de faros", but "algo de cenar" and "tengo algo de fiebre" are no games.
  return vocabulary.is(before, 'anything') && opens(tokens, at - 1, vocabulary) && !isInfinitive(tokens[start].folded);
}

/** Words of which liking is told at most: "i'm a big fan of". */
const LONGEST_LIKING = 5;

/** Whether what stands before a word, and its definite article, tells of liking: "me encantan los faros", "obsessed with lighthouses". */
function isLiked(tokens: readonly Token[], start: number, vocabulary: Vocabulary): boolean {
  const end = start > 0 && vocabulary.is(tokens[start - 1], 'definite') ? start - 1 : start;
  if (end === 0 || tokens.slice(end, start + 1).some(({ breakBefore }) => breakBefore !== 'none')) return false;
  for (let from = Math.max(0, end - LONGEST_LIKING); from < end; from++) {
    const match = vocabulary.roleAt(tokens, from);
    // "Como quieras".
    const isComparison = match?.size === 1 && vocabulary.is(tokens[from], 'as');
    if (match?.end === end && match.values.includes('like') && !isComparison) return true;
  }
  return false;
}

/** Whether words end in a plural. */
function isSeveral(tokens: readonly Token[], { end }: Pick<Stretch, 'end'>): boolean {
  return SEVERAL.test(tokens[end - 1].folded);
}

/** What stands before verbs and adjectives rather than nouns. */
const NO_ARTICLE = ['where', 'about', 'copula', 'reflexive', 'pronoun'] as const;

/** Whose doings are no part of a game. */
const OF_PEOPLE = ['self', 'owner', 'person', 'personal', 'gaming'] as const;

/**
 * Whether some words are a noun, in the plural or with an indefinite article, in a clause that says what is in a game: "un juego donde
 * haya medusas", "games where you throw umbrellas". What somebody does is told there as well: "a game that I can play with earbuds".
 */
function isInClause(tokens: readonly Token[], { start, end }: Stretch, vocabulary: Vocabulary): boolean {
  const before = tokens[start - 1];
  if (!before || tokens[start].breakBefore !== 'none') return false;
  const isOne = vocabulary.is(before, 'some');
  // "Que enganchas", "que vayan finos".
  const isVerb = end - start === 1 && NO_ARTICLE.some((wordClass) => vocabulary.is(before, wordClass));
  if (!isOne && (isVerb || !isSeveral(tokens, { end }))) return false;
  for (let place = start - 1; place >= 0; place--) {
    const token = tokens[place];
    if (vocabulary.is(token, 'where')) return standsForGame(tokens, place, vocabulary);
    if (OF_PEOPLE.some((wordClass) => vocabulary.is(token, wordClass)) || token.breakBefore !== 'none') return false;
  }
  return false;
}

/** Whether what a clause is about is a game: a word for one stands before it, or none of content. */
function standsForGame(tokens: readonly Token[], clause: number, vocabulary: Vocabulary): boolean {
  const before = tokens.slice(0, clause);
  return (
    before.some((token) => vocabulary.is(token, 'gaming') || vocabulary.is(token, 'anything')) ||
    before.every((token) => !vocabulary.isContent(token))
  );
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
