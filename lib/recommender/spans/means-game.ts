import type { Language } from '../game';
import type { TitleEntry } from '../knowledge/title-index';
import { isWork, type Vocabulary } from '../knowledge/vocabulary';
import { isCapitalised, type Token } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { followsGame, isListed, isPlayed, opensSmallList, precedesGame } from './beside-games';
import { type Span, says } from './span';
import type { Words } from './spans';

/** What follows a name that a sentence opens with: "X but …", "X without …". */
const OPENING = ['ends-negation', 'preposition', 'negator', 'and', 'or', 'like'] as const;

/** How many words "as" may stand before "as" and a name: "as sad and beautiful as". */
const QUALITIES = 5;

/** What follows a name that somebody says what they think of. */
const JUDGING = ['negates-before', 'disappoints', 'overdone', 'judges', 'liked'] as const;

/**
 * Whether a name that is found in a text means the game. A name with a word of its own always does. One made of ordinary
 * words ("Journey", "Inside", "It Takes Two") does with capital letters in mid-sentence, after "like", in a list of games, as the
 * only content of the text, or at its start before "but". Where the words have another meaning as well ("Star Wars"), it takes
 * "like" and a game that most players know.
 */
export function meansGame(
  name: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  { vocabulary, titles }: Pick<Words, 'vocabulary' | 'titles'>,
  spoken?: Language,
): boolean {
  const [title] = name.values;
  if (!title.ordinary) return true;
  const own = tokens.slice(name.start, name.end);
  // "CS" may be a name, "cs" hardly is.
  if (own.length === 1 && own[0].folded.length < 3 && !/^\p{Lu}+$/u.test(own[0].text)) return false;
  // "FTL, más estrategia": a small word that looks like the initials of a name is the word.
  if (own.length === 1 && !vocabulary.isContent(own[0]) && !isCapitalised(own[0].text)) return false;
  const meaning = vocabulary.meaningAt(tokens, name.start, spoken);
  const isWord = meaning && !meaning.values.every(isWork) && meaning.difference <= 1;
  const covered = isWord && covers(meaning, name, tokens, vocabulary) ? meaning : undefined;
  if (isPraised(name, tokens, before, vocabulary)) {
    // "Best farming simulator" is one of a sort, "best yakuza" one of a series.
    const sort = covered?.values.some((value) => value.kind === 'concept' && value.of === 'sort');
    if (!sort) return true;
  }
  if (!covered && (isRefused(name, tokens, before, vocabulary) || isLeftOut(name, tokens, before, vocabulary)))
    return true;
  const follows = isLikened(name, tokens, vocabulary) || followsGame(name, tokens, before, vocabulary);
  // "Hades" is not "hadas": only a word that is the phrase itself, or its plural, speaks against the name.
  const judged = title.renowned && isJudged(name, tokens, vocabulary);
  if (covered) {
    // "Like Portal, but not Portal": what a text has called a game is one.
    const repeated = before.some((span) => isSame(span, title));
    if (repeated && says(before.at(-1), 'negator')) return true;
    // "El Unpacking nos gustó", but "Horror bores me": an article makes a name of it.
    if (judged && name.start > 0 && vocabulary.is(tokens[name.start - 1], 'definite')) return true;
    const stands = opens(name, tokens, vocabulary) || precedesGame(name, tokens, vocabulary, titles);
    // "Something like Gothic", "no es Ape Escape ni Pandemonium": there a capital letter is that of a name.
    const named = isNamed(name, tokens, vocabulary);
    // "Best football manager alternative".
    if (title.renowned && isReplaced(name, tokens, vocabulary)) return true;
    if (named && (says(before.at(-1), 'like') || isCompared(name, tokens, vocabulary))) return true;
    return (follows || (named && stands)) && (title.renowned || isListed(name, before, tokens));
  }
  if (follows || isCapital(own, vocabulary) || isSequel(name, tokens, vocabulary)) return true;
  // "My favourites: Celeste, Hollow Knight": what a list opens with behind a colon.
  const capitals = own.filter(({ text }) => isCapitalised(text)).length;
  if (title.renowned && tokens[name.start].announced && capitals * 2 > own.length) return true;
  if (title.renowned && opensSmallList(name, tokens, titles)) return true;
  if (judged || isPlayed(name, tokens, vocabulary)) return true;
  // "Persona y Final Fantasy, ni en pintura": a list that a sentence opens with.
  if (own.every(({ text }) => isCapitalised(text)) && precedesGame(name, tokens, vocabulary, titles)) return true;
  // "The one where time moves when you move": who has forgotten the name tells what happens.
  if (before.some((span) => span.kind === 'role' && span.roles.includes('recalls'))) return false;
  if (!title.renowned && isBroughtIn(name, tokens, vocabulary)) return false;
  if (isPartOfClause(name, tokens, vocabulary)) return false;
  return isOnlyContent(name, tokens, vocabulary) || opens(name, tokens, vocabulary);
}

/** "Best persona to start with", "el mejor hitman": the name of a series that most players know, right behind a word of praise. */
function isPraised(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const praise = before.at(-1);
  if (praise?.kind !== 'meaning' || praise.end !== start || !says(praise, 'of-series')) return false;
  const isOne = tokens.slice(start, end).some(({ folded }) => /^\d+$/.test(folded));
  if (!title.renowned || (title.series.length === 0 && !isOne) || tokens[start].breakBefore !== 'none') return false;
  // "Best control scheme", "best room escape".
  const next = tokens[end];
  return next?.breakBefore !== 'none' || vocabulary.is(next, 'series-of') || !vocabulary.isContent(next);
}

/**
 * "But not cyberpunk 2077", "nada de need for speed": several words that make a well-known name, right behind a "no", refuse the game,
 * whatever one of them means.
 */
function isRefused(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  if (end - start < 2 || !title.renowned || !tokens.slice(start, end).some((token) => vocabulary.isContent(token)))
    return false;
  const negator = before.findLast((span) => span.kind !== 'word' || !vocabulary.is(tokens[span.start], 'definite'));
  if (negator?.kind !== 'role' || !says(negator, 'negator')) return false;
  return tokens.slice(negator.end, start + 1).every(({ breakBefore }) => breakBefore === 'none');
}

/**
 * "Dinosaurs, but not ark", "dinosaurios, ark no": a word that names a well-known game, with nothing but a "no" beside it in the end of
 * its part of the text. "Without rust" is without what the word says.
 */
function isLeftOut(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  if (!title.renowned || !vocabulary.isContent(tokens[start])) return false;
  const isEnd = (at: number) => tokens.slice(at, at + 1).every(({ breakBefore }) => breakBefore !== 'none');
  const negator = before.at(-1);
  const behind = vocabulary.roleAt(tokens, end);
  if (tokens[start].breakBefore !== 'none')
    return behind?.values.includes('negator') === true && behind.end === end + 1 && isEnd(behind.end);
  const refuses =
    negator?.end === start && says(negator, 'negator') && !vocabulary.is(tokens[negator.start], 'opening');
  return refuses && isEnd(end);
}

/** Whether a name is written as one: with capital letters in mid-sentence, or at the start and turned round: "Diablo but in space". */
function isNamed({ start, end }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (tokens.slice(start, end).every((token) => token.capital)) return true;
  const turns = vocabulary.roleAt(tokens, end)?.values.includes('ends-negation') ?? false;
  return start === 0 && isCapitalised(tokens[0].text) && turns;
}

/** "El portal 2 también lo terminamos": a well-known name with its number, unless that counts what follows. */
function isSequel(
  { start, end, values: [title] }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  if (end - start < 2 || !title.renowned || !/^\d$/.test(tokens[end - 1].folded)) return false;
  const next = tokens[end];
  return next?.breakBefore !== 'none' || !vocabulary.isContent(next);
}

/** "Play as a falcon", "con pulpos": a small letter behind an article, or behind what brings in a thing. */
function isBroughtIn({ start }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (start === 0 || tokens[start].breakBefore !== 'none') return false;
  return vocabulary.is(tokens[start - 1], 'some') || vocabulary.is(tokens[start - 1], 'has');
}

/** "In the forest", "I'm moving out": words in small letters behind one that says where, or who, are the words. */
function isPartOfClause({ start }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (start === 0 || tokens[start].breakBefore !== 'none' || isCapitalised(tokens[start].text)) return false;
  if (vocabulary.is(tokens[start - 1], 'about')) return true;
  return vocabulary.is(tokens[start - 1], 'is') || vocabulary.is(tokens[start - 1], 'personal');
}

/** Whether a phrase says all that a name says: "dinosaur game" is dinosaurs, and a word for any game. */
function covers(
  meaning: PhraseMatch<unknown>,
  name: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  return tokens.slice(meaning.end, name.end).every((token) => vocabulary.is(token, 'gaming'));
}

/** "The Sims", "A Hat in Time": small words may stand small, and a number has no capital: "Persona 5". */
function isCapital(own: readonly Token[], vocabulary: Vocabulary): boolean {
  const small = (token: Token) => !vocabulary.isContent(token) || /^\d+$/.test(token.folded);
  return own.some(({ capital }) => capital) && own.every((token) => token.capital || small(token));
}

function isOnlyContent(
  { start, end }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  return tokens.every((token, i) => (i >= start && i < end) || !vocabulary.isContent(token));
}

/** "Hades pero por turnos", "quiero un skyrim con pistolas": a sentence that opens with the name, but for words of asking. */
function opens({ start, end }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (tokens.slice(0, start).some((token) => vocabulary.isContent(token))) return false;
  if (!tokens.slice(start, end).some((token) => vocabulary.isContent(token))) return false;
  if (start === 0 && isCapitalised(tokens[0].text)) return true;
  const next = tokens[end];
  if (next?.breakBefore !== 'none') return true;
  const roles = vocabulary.roleAt(tokens, end)?.values ?? [];
  return OPENING.some((role) => roles.includes(role));
}

/** "As beautiful as Journey": whether the words just before a name liken something to it by one of its qualities. */
function isCompared({ start }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const { [start - 1]: last } = tokens;
  if (!last || !vocabulary.is(last, 'as') || !vocabulary.is(last, 'plays') || tokens[start].breakBefore !== 'none')
    return false;
  const qualities = tokens.slice(Math.max(0, start - 1 - QUALITIES), start - 1);
  return qualities.slice(0, -1).some(({ folded }) => folded === last.folded);
}

/** "Football manager alternatives": whether what is asked for right behind a name is something in its place. */
function isReplaced(
  { start, end }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  if (end - start < 2 || tokens[end]?.breakBefore !== 'none') return false;
  return vocabulary.roleAt(tokens, end)?.values.includes('instead') ?? false;
}

/** "A Diablo-like", "Portal-style puzzles". */
function isLikened({ end }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  return end < tokens.length && tokens[end].hyphened && vocabulary.is(tokens[end], 'likened');
}

/** "Civilization ni regalado", "el Unpacking nos gustó": whether a name with capital letters is followed by what somebody thinks of it. */
function isJudged({ start, end }: PhraseMatch<TitleEntry>, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  if (end >= tokens.length || !tokens.slice(start, end).every(({ text }) => isCapitalised(text))) return false;
  const roles = vocabulary.roleAt(tokens, end)?.values ?? [];
  return JUDGING.some((role) => roles.includes(role));
}

function isSame(span: Span, { ids }: TitleEntry): boolean {
  return span.kind === 'title' && span.title.ids.some((id) => ids.includes(id));
}
