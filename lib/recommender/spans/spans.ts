import type { Language } from '../game';
import type { MakerIndex } from '../knowledge/maker-index';
import type { Role } from '../knowledge/roles';
import type { TitleEntry, TitleIndex } from '../knowledge/title-index';
import { isWork, type Meaning, type Vocabulary } from '../knowledge/vocabulary';
import { isCapitalised, type Token, words } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { likensWork } from './likens-work';
import { meansGame } from './means-game';
import { isTheirGame, meansMaker } from './means-maker';
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
