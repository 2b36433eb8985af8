import type { Language } from '../game';
import type { MakerEntry, MakerIndex } from '../knowledge/maker-index';
import type { Role } from '../knowledge/roles';
import type { TitleEntry, TitleIndex } from '../knowledge/title-index';
import { isWork, type Meaning, type Vocabulary } from '../knowledge/vocabulary';
import { isCapitalised, type Token, words } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { likensWork } from './likens-work';
import { meansGame } from './means-game';
import { conceptsOf, isOf, type Span, says } from './span';
import { tellsPlace } from './tells-place';

/** How many words make a name of ordinary words one that nobody says otherwise. */
const LONG_NAME = 3;

/** What words may be. */
export interface Words {
  readonly vocabulary: Vocabulary;
  readonly titles: TitleIndex;
  readonly makers: MakerIndex;
}

/**
 * Cuts a text into spans, longest phrase first come: "no solo acción" → the role "no solo" and the concept action.
 * The name of a game wins over other phrases of its length where the text shows that a game is meant. `spoken`: the language of
 * the text, if it has one.
 */
export function cutIntoSpans(tokens: readonly Token[], words: Words, spoken?: Language): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    const span = spanAt(tokens, at, spans, words, spoken);
    spans.push(span);
    at = span.end;
  }
  return spans;
}

function spanAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Span[],
  { vocabulary, titles, makers }: Words,
  spoken?: Language,
): Span {
  const isPlace = tellsPlace(tokens, at, vocabulary);
  const name = titles.longestAt(tokens, at);
  // "Set in Madagascar", but "set in the world of Skyrim".
  const role = withoutLife(vocabulary.roleAt(tokens, at), isPlace);
  const meaning = whereItMeansSo(vocabulary.meaningAt(tokens, at, spoken), isPlace, tokens, before, vocabulary);
  // "Like Harry Potter" is for what is like the books, not for what is like one of the games made of them.
  const asWork = meaning !== undefined && name?.end === meaning.end && meaning.values.some(isWork);
  const likened = asWork && likensWork(meaning, tokens, before, vocabulary);
  const isGame = name && !likened && (!isPlace || name.values[0].renowned);
  const title = isGame && meansGame(name, tokens, before, { vocabulary, titles }, spoken) ? name : undefined;
  const studio = makers.longestAt(tokens, at);
  const maker = studio && meansMaker(studio, tokens, before, vocabulary) ? studio : undefined;
  const longest = Math.max(role?.end ?? 0, meaning?.end ?? 0, title?.end ?? 0, maker?.end ?? 0);
  if (longest === 0) return { kind: 'word', start: at, end: at + 1 };
  if (title?.end === longest) {
    // "El Age" is a nickname, but gives way to the game in "el Age of Empires".
    return isCutShort(title, tokens, titles)
      ? { kind: 'word', start: at, end: at + 1 }
      : { kind: 'title', start: at, end: longest, title: title.values[0] };
  }
  const other = Math.max(role?.end ?? 0, meaning?.end ?? 0);
  const machine =
    meaning?.values.some(({ kind }) => kind === 'platform') && !(maker && isTheirGame(maker, tokens, vocabulary));
  // "London" is a city before it is a studio.
  const means = meaning?.difference === 0 && meaning.values.some(({ kind }) => kind === 'concept');
  const isPart = maker && !maker.values[0].ordinary && maker.end - at < words(maker.values[0].name).length;
  const prevails = maker?.end === other && !machine && !(means && isPart);
  if (maker && (maker.end > other || prevails))
    return { kind: 'maker', start: at, end: longest, maker: maker.values[0] };
  // "salido en 2024" gives way to "en 2024 o después", which starts inside it and is longer.
  const size = Math.max(...[role, meaning].map((match) => (match?.end === longest ? match.size : 0)));
  const inner = longerInside(tokens, at, longest, size, vocabulary, spoken) ?? nameInside(tokens, at, longest, titles);
  if (inner !== undefined) {
    // "Sin pagar para ganar": what gives way is "sin pagar", and "sin" still negates; so does "no" in "no bugs or creepy crawlies".
    const shorter = vocabulary.roleAt(tokens.slice(0, inner), at);
    if (shorter) return { kind: 'role', start: at, end: shorter.end, roles: shorter.values };
    // "Underwater world to explore": what gives way is "underwater world", and "underwater" still says something.
    const left = vocabulary.meaningAt(tokens.slice(0, inner), at, spoken);
    if (left)
      return { kind: 'meaning', start: at, end: left.end, meanings: left.values, numbers: left.numbers, lead: [] };
    // "Nada de terror": what "de terror" leaves of "nada de" still says no, but "que no" leaves its "no" to "no sé inglés".
    const negates = role?.end === longest && role.values.includes('negator');
    return negates && !vocabulary.roleAt(tokens.slice(0, inner + 1), inner)?.values.includes('negator')
      ? { kind: 'role', start: at, end: inner, roles: role.values }
      : { kind: 'word', start: at, end: at + 1 };
  }
  // "solo" is a limit of a negation and a wish at once; a wish of the same length says more.
  // …unless it only has the stem of what means nothing as it is written: "universe" is no university.
  const passedOver = role?.end === longest && role.values.includes('ignore') && (meaning?.difference ?? 0) > 0;
  if (meaning?.end === longest && !passedOver) {
    const lead = role?.values ?? [];
    return { kind: 'meaning', start: at, end: longest, meanings: meaning.values, numbers: meaning.numbers, lead };
  }
  return { kind: 'role', start: at, end: longest, roles: role?.values ?? [] };
}

/** A small phrase, unless it would pass over where a game is set: "set at the hospital" says nothing of a visit there. */
function withoutLife(role: PhraseMatch<Role> | undefined, isPlace: boolean): PhraseMatch<Role> | undefined {
  return isPlace && role && role.end > role.start + 1 && role.values.includes('ignore') ? undefined : role;
}

/**
 * A phrase, unless it means something only at the end of its clause and stands in its midst ("tiene 9 mundos"), only beside a sort
 * of game and stands beside none ("ps2 español"), or tells when somebody plays and stands where a game is set ("ambientado en el
 * metro").
 */
function whereItMeansSo(
  meaning: PhraseMatch<Meaning> | undefined,
  isPlace: boolean,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): PhraseMatch<Meaning> | undefined {
  if (!meaning) return undefined;
  const { start, end } = meaning;
  const closed = tokens[end]?.breakBefore !== 'none' || vocabulary.roleAt(tokens, end)?.values.includes('and');
  const values = meaning.values.filter(
    (value) =>
      value.kind !== 'fact' ||
      (!isPlace &&
        (closed || !value.fact.closes) &&
        (!value.fact.besideSort || isBesideSort(start, end, tokens, before, vocabulary))),
  );
  return values.length > 0 ? { ...meaning, values } : undefined;
}

/** Whether a sort of game stands right before tokens `start` to `end`, be it with other things between, or right behind them. */
function isBesideSort(
  start: number,
  end: number,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  // "A small, relaxing city builder" has a comma at most between.
  for (let at = end; at < tokens.length && tokens[at].breakBefore !== 'clause'; ) {
    const next = vocabulary.meaningAt(tokens, at);
    if (!next?.values.some(({ kind }) => kind === 'concept')) break;
    if (next.values.some((value) => value.kind === 'concept' && value.of === 'sort')) return true;
    at = next.end;
  }
  for (let last = start, i = before.length - 1; i >= 0; i--) {
    const span = before[i];
    if (tokens[last].breakBefore !== 'none') return false;
    if (isOf(span, 'sort')) return true;
    // "Construir ciudades pero chiquito", "un rpg que sea pequeño".
    const isSmall = span.end - span.start === 1 && !vocabulary.isContent(tokens[span.start]);
    const joins = isSmall && !says(span, 'preposition') && !says(span, 'negator');
    if (conceptsOf(span).length === 0 && !joins) return false;
    last = span.start;
  }
  return false;
}

/** Whether a text holds nothing but a name and words for games. */
function isWhole(tokens: readonly Token[], start: number, end: number, vocabulary: Vocabulary): boolean {
  return tokens.every((token, i) => {
    if (i >= start && i < end) return true;
    return vocabulary.is(token, 'gaming') || (!vocabulary.isContent(token) && !vocabulary.is(token, 'anything'));
  });
}

/** Whether a longer name starts inside a name and reaches past it. */
function isCutShort(
  { start, end, size }: PhraseMatch<TitleEntry>,
  tokens: readonly Token[],
  titles: TitleIndex,
): boolean {
  for (let inner = start + 1; inner < end; inner++) {
    const longer = titles.longestAt(tokens, inner);
    if (longer && longer.end > end && longer.size > size) return true;
  }
  return false;
}

/**
 * Whether a studio's name means it: an ordinary one does with a capital letter, after "by", "no" or another studio, or before "games". At
 * the start of a sentence, where every word has a capital letter, a phrase is what it says: "Spiders games", "Adventure games".
 */
function meansMaker(
  { start, end, values }: PhraseMatch<MakerEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const capital = isCapitalised(tokens[start].text);
  const some = start > 0 && tokens[start].breakBefore === 'none' && vocabulary.is(tokens[start - 1], 'some');
  // "A remedy for boredom", but "a Remedy game".
  if (!values[0].ordinary) return capital || !some || (end < tokens.length && vocabulary.is(tokens[end], 'gaming'));
  // "Naughty dog", "rare games", with nothing else said.
  const isKnown = values[0].renowned || (end - start > 1 && values[0].known);
  const meaning = vocabulary.meaningAt(tokens, start);
  const means = meaning?.difference === 0 && meaning.end >= end;
  if (isKnown && !some && !means && isWhole(tokens, start, end, vocabulary)) return true;
  // "Un juego de rockstar", "nada de rockstar": "a rockstar" is a musician.
  const isBig = values[0].house || values[0].renowned;
  if (isBig && isMadeBy(start, tokens, before, vocabulary)) return true;
  if (isBig && isRefusedMaker({ start, end }, tokens, before, vocabulary)) return true;
  if (isTheirGame({ start, end }, tokens, vocabulary)) return true;
  if (!capital) return false;
  if (!tokens[start].capital && vocabulary.meaningAt(tokens, start)) return false;
  const listed = before.slice(-2).some(({ kind, end: last }) => kind === 'maker' && start - last <= 1);
  const by = start > 0 && vocabulary.is(tokens[start - 1], 'by');
  const refused = says(before.at(-1), 'negator') && before.at(-1)?.end === start;
  return listed || by || refused || (end < tokens.length && vocabulary.is(tokens[end], 'series-of'));
}

/** "Games by rockstar", "que no sea de rockstar": whether the words before a name speak of games that are made by whom it names. */
function isMadeBy(start: number, tokens: readonly Token[], before: readonly Span[], vocabulary: Vocabulary): boolean {
  const last = before.at(-1);
  if (start === 0 || last?.end !== start || tokens[start].breakBefore !== 'none') return false;
  if (!vocabulary.is(tokens[start - 1], 'by'))
    return says(last, 'negator') && namesOther(last.start, tokens, vocabulary);
  if (says(last, 'negator') || says(last, 'of-series')) return true;
  // "Not made by blizzard".
  const refused = before.slice(-3).some((span) => says(span, 'negator') && start - span.end <= 2);
  return refused || (start > 1 && vocabulary.is(tokens[start - 2], 'gaming'));
}

/** "From someone other than blizzard": whether the words before a refusal at a place say who makes what is asked for. */
function namesOther(at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = at; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'by')) return true;
    if (vocabulary.isContent(tokens[i - 1])) return false;
  }
  return false;
}

/** "No blizzard games", "not a rockstar game": whether a "no" right before a name in the singular refuses the games of whom it names. */
function isRefusedMaker(
  { start, end }: Pick<PhraseMatch<unknown>, 'start' | 'end'>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const { [end]: games } = tokens;
  if (games?.breakBefore !== 'none' || !vocabulary.is(games, 'series-of')) return false;
  const last = before.findLast((span) => says(span, 'negator') || vocabulary.isContent(tokens[span.start]));
  const between = last && tokens.slice(last.end, start + 1);
  return says(last, 'negator') && between?.every(({ breakBefore }) => breakBefore === 'none') === true;
}

/** "The Microsoft one", "el de Sony": whether the words around a name point at a game of whoever it names. */
function isTheirGame(
  { start, end }: Pick<PhraseMatch<unknown>, 'start' | 'end'>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  const { [start - 2]: article, [start - 1]: of } = tokens;
  if (!of || tokens[start].breakBefore !== 'none') return false;
  const { [end]: one } = tokens;
  if (vocabulary.is(of, 'definite') && one?.breakBefore === 'none' && vocabulary.is(one, 'game-pronoun')) return true;
  return (
    article !== undefined && of.breakBefore === 'none' && vocabulary.is(of, 'of') && vocabulary.is(article, 'definite')
  );
}

/** Whether words are written as a name is, or all of them small. */
function isWritten(tokens: readonly Token[], start: number, end: number): boolean {
  const capitals = tokens.slice(start + 1, end).filter(({ text }) => isCapitalised(text)).length;
  return capitals === 0 || capitals * 2 >= end - start - 1;
}

/** Where a name starts inside tokens `at` to `end` that reaches past them and that nobody says otherwise: "no Sea of Thieves". */
function nameInside(tokens: readonly Token[], at: number, end: number, titles: TitleIndex): number | undefined {
  for (let inner = at + 1; inner < end; inner++) {
    const name = titles.longestAt(tokens, inner);
    if (!name || name.end <= end || name.size <= end - at) continue;
    // "Loved It Takes Two" does not love it: so many words that all players know are the name.
    const [{ ordinary, renowned }] = name.values;
    if (!ordinary || (renowned && name.size >= LONG_NAME && isWritten(tokens, inner, name.end))) return inner;
  }
  return undefined;
}

/**
 * Where a phrase starts inside tokens `at` to `end` that reaches past them and has more than `size` words, or more words of
 * content: "de terror" gives way to "terror psicológico", "la xbox" to "xbox 360", "juegos de fútbol" to "fútbol americano".
 */
function longerInside(
  tokens: readonly Token[],
  at: number,
  end: number,
  size: number,
  vocabulary: Vocabulary,
  spoken?: Language,
): number | undefined {
  const contentOf = (from: number, to: number) =>
    tokens.slice(from, to).filter((token) => vocabulary.isContent(token) || /^\d+$/.test(token.folded)).length;
  for (let inner = at + 1; inner < end; inner++) {
    const meaning = vocabulary.meaningAt(tokens, inner, spoken);
    if (!meaning || meaning.end <= end) continue;
    if (meaning.size > size) return inner;
    // Small words mean what they mean however few they are: "not only for" kids.
    const own = contentOf(at, end);
    if ((own > 0 || meaning.size === size) && contentOf(inner, meaning.end) > own) return inner;
  }
  return undefined;
}
