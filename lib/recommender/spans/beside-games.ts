import type { TitleEntry, TitleIndex } from '../knowledge/title-index';
import type { Vocabulary } from '../knowledge/vocabulary';
import { isCapitalised, type Token } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { type Span, says } from './span';

/** What stands before a name and nothing else, as far as it can be told. */
const NAMING = ['like', 'exact', 'makers-of', 'chooses', 'versus'] as const;

/** …and before one with capital letters: "tried Cyberpunk", but not "tried everything". */
const NAMING_CAPITALS = [...NAMING, 'tried'] as const;

/** How many words may stand between "like" and the name, articles for the most part. */
const NEAR = 3;

/** Whether the words just before ask for a likeness or go on with a list of games. */
export function followsGame(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  if (followsHours(start, tokens, vocabulary)) return true;
  const own = tokens.slice(start, end);
  // …and before several words that make a well-known name: "jugamos al it takes two".
  const named = own.every(({ capital }) => capital) || (own.length > 1 && title.renowned);
  const naming = named ? NAMING_CAPITALS : NAMING;
  let listed = tokens[start].breakBefore === 'comma' || tokens[start].ampersand;
  for (let i = before.length - 1; i >= 0; i--) {
    const span = before[i];
    if (tokens[span.end]?.breakBefore === 'clause' || start - span.end > NEAR) return false;
    // "Animal Crossing's routine", "Portal is a journey": a word behind a name is no other name, unless it is written as one.
    if (span.kind === 'title') return named || title.renowned || (listed && endsPart(end, tokens, vocabulary));
    if (span.kind === 'role') {
      // "Better control" praises, and "all against bugs" compares no games.
      const compares = !span.roles.includes('versus') || named || before[i - 1]?.kind === 'title';
      if (compares && naming.some((role) => span.roles.includes(role)) && !span.roles.includes('better')) return true;
      const joins = span.roles.includes('and') || span.roles.includes('or');
      // "Katamari con Donut County": several words make a name there, where one says what is in a game.
      if (!joins && !(own.length > 1 && span.roles.includes('preposition') && before[i - 1]?.kind === 'title'))
        return false;
      listed = true;
    } else if (!tokens.slice(span.start, span.end).every((token) => vocabulary.is(token, 'skippable'))) {
      return false;
    }
  }
  return false;
}

/** Whether nothing of what is listed follows a place: "No Man's Sky, endless space exploration" lists no second game. */
function endsPart(end: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const { [end]: next } = tokens;
  return next?.breakBefore !== 'none' || !vocabulary.isContent(next);
}

/** "Mil horas al Football Manager", "2000 hours in Rust": whether the words just before a name tell how long it has been played. */
function followsHours(start: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let at = start - 1; at > 0 && start - at <= NEAR; at--) {
    if (tokens[at + 1].breakBefore !== 'none') return false;
    if (vocabulary.is(tokens[at], 'already')) {
      const { [at - 1]: many } = tokens;
      // "Two hours in the forest" are an afternoon.
      return /^\d{2,}$/.test(many.folded) || vocabulary.is(many, 'already');
    }
    // "Dura 40 horas de control".
    if (vocabulary.isContent(tokens[at]) || vocabulary.is(tokens[at], 'of')) return false;
  }
  return false;
}

/** Whether a name with capital letters goes on with a list of games. */
export function isListed(
  { start, end }: PhraseMatch<TitleEntry>,
  before: readonly Span[],
  tokens: readonly Token[],
): boolean {
  const [last, join] = [before.at(-2), before.at(-1)];
  // "Done: Dishonored, Prey, Thief": a third name, and nothing behind it.
  const own = tokens.slice(start, end).every(({ capital }) => capital);
  const listed = [last, join].every((span) => span?.kind === 'title') && join?.end === start;
  if (listed && own && tokens[start].breakBefore === 'comma' && tokens[end]?.breakBefore !== 'none') return true;
  if (last?.kind !== 'title' || join?.kind !== 'role' || join.end !== start) return false;
  return own && (says(join, 'and') || says(join, 'or'));
}

/** "Los Yakuza y Sleeping Dogs": whether a list goes on to a name with a word of its own. */
export function precedesGame(
  { end }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  titles: TitleIndex,
): boolean {
  const join = vocabulary.roleAt(tokens, end);
  let next = join?.values.some((role) => role === 'and' || role === 'or') ? join.end : end;
  if (next === end && tokens[end]?.breakBefore !== 'comma') return false;
  // "Prey, los dos Dishonored".
  while (next < tokens.length && (vocabulary.is(tokens[next], 'definite') || vocabulary.counts(tokens[next]))) next++;
  const other = titles.longestAt(tokens, next);
  return other !== undefined && !other.values[0].ordinary && isCapitalised(tokens[next].text);
}

/** "Crash, spyro": whether a list goes on to a name that is nothing else, each with a part of the text for itself. */
export function opensSmallList(
  { start, end }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  titles: TitleIndex,
): boolean {
  const { [end]: next } = tokens;
  if ((start > 0 && tokens[start].breakBefore === 'none') || next?.breakBefore !== 'comma') return false;
  const other = titles.longestAt(tokens, end);
  const alone = other && (tokens[other.end]?.breakBefore ?? 'clause') !== 'none';
  return alone === true && !other.values[0].ordinary && other.values[0].renowned;
}

/** "Mi madre juega al candy crush": several words that make a well-known name, right behind a word of playing. */
export function isPlayed(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  if (end - start < 2 || !title.renowned || tokens[start].breakBefore !== 'none') return false;
  let at = start - 1;
  while (at > 0 && (vocabulary.is(tokens[at], 'definite') || vocabulary.is(tokens[at], 'up-to'))) at--;
  return at >= 0 && tokens[at + 1].breakBefore === 'none' && vocabulary.is(tokens[at], 'plays-game');
}
