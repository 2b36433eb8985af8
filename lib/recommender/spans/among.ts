import type { Knowledge } from '../knowledge/knowledge';
import type { MakerIndex } from '../knowledge/maker-index';
import type { Role } from '../knowledge/roles';
import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import type { Token } from '../words/analyse';
import { type Polarity, type Span, says } from './span';
import { type Start, startOf } from './starts';

/** Games that a text asks for by what they belong to. */
export interface Among {
  readonly sort: 'series' | 'maker';
  /** Of the series or the studio, as the answer shows it. */
  readonly name: string;
  /** The best known first. */
  readonly games: readonly number[];
  /** What is like its games is asked for, not its games: "something like Team Ico". */
  readonly like?: boolean;
  /** The words that ask with which of its games to begin. */
  readonly start?: Start;
  /** The series is too small to be an answer: its games lead, and what is like them follows. */
  readonly few?: boolean;
}

/** How many words before a name may ask for likeness: "i loved all the Zelda games". */
const NEAR = 3;

/** …and how many for a word of fondness to be said of it: "a massive fan of the whole Zelda series". */
const FAN = 7;

/** What around the name of a series says that its games are known, or that others are wanted. */
const NO_SERIES: readonly Role[] = ['like', 'ends-negation', 'instead'];

/** Sorts of fact that say how a game is to be played, not what it is. */
const CIRCUMSTANCES: readonly string[] = ['players', 'price', 'spanish'];

/** Kinds of concept that tell the sorts of a series' games apart. */
const SORTS: readonly ConceptKind[] = ['genre', 'theme', 'mechanic'];

/** How many games of a series must fit for nothing else to be shown: of fewer, what is like them follows. */
const FILLING = 6;

/** What helps to tell names apart. */
export interface Names {
  readonly vocabulary: Vocabulary;
  readonly makers: MakerIndex;
  readonly runsOn: Knowledge['runsOn'];
  readonly isOf: Knowledge['isOf'];
  readonly lexicon: Knowledge['lexicon'];
}

/**
 * The series or the studio that each span asks for: "juegos de Zelda", "Zelda games", "by FromSoftware", "de los creadores de
 * Hades". Nothing where a name stands for likeness, or for one game.
 */
export function amongIn(
  spans: readonly Span[],
  signs: readonly Polarity[],
  tokens: readonly Token[],
  names: Names,
): (Among | undefined)[] {
  const found: (Among | undefined)[] = [];
  for (const [i, span] of spans.entries()) {
    if (span.kind === 'maker') {
      const like = likesMaker(spans, i, tokens) || andSuch(spans, i, tokens, names.vocabulary);
      found.push({ sort: 'maker', name: span.maker.name, games: span.maker.games, ...(like && { like }) });
      continue;
    }
    if (span.kind !== 'title' || signs[i].sign !== 'wanted') {
      found.push(undefined);
      continue;
    }
    const last = found.findLastIndex(Boolean);
    // "Juegos de Zelda o de Mario".
    const listed = found[last]?.sort === 'series' && span.start - spans[last].end <= NEAR;
    const start = startOf(spans, signs, i, tokens, names);
    const asks = listed || losesSome(spans, signs, i) || fillsBeside(spans, signs, i, tokens, names);
    found.push(amongOf(spans, signs, i, tokens, names, asks, start));
  }
  return found;
}

function amongOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  tokens: readonly Token[],
  names: Names,
  asks: boolean,
  start: Start | undefined,
): Among | undefined {
  const span = spans[at];
  if (span.kind !== 'title') return undefined;
  const { title } = span;
  const { vocabulary, makers } = names;
  // "De los de antes, Theme Hospital" names no makers.
  if (spans[at - 1]?.kind === 'role' && says(spans[at - 1], 'makers-of')) {
    const maker = makers.makersOf(title.games[0]);
    return maker && { sort: 'maker', name: maker.name, games: maker.games };
  }
  const asked = asks || start || (title.series.length >= FILLING && namesSeries(spans, at, tokens, vocabulary));
  if (title.series.length === 0 || !asked || asksForLike(spans, at, tokens, vocabulary)) return undefined;
  // "I want to get into Kingdom Hearts" says no fondness yet.
  if (!start && isFan(span.start, tokens, vocabulary)) return undefined;
  // "Juegos de Harry Potter para Switch": few of many may be on the machine.
  const fitting = (start ? undefined : ownFitting(spans, signs, at, tokens, names)) ?? title.series;
  const few = !asks && fitting.length < FILLING;
  return { sort: 'series', name: title.name, games: title.series, ...(start && { start }), ...(few && { few }) };
}

/** Whether the words around a name ask for the games of that name: "juegos de Zelda", "Zelda games", but not "but easier". */
export function asksForSeries(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  // "Mejor" turns round, but not where it praises the name behind it.
  if (spans.some((span, i) => says(span, 'ends-negation') && !(i === at - 1 && says(span, 'of-series')))) return false;
  return namesSeries(spans, at, tokens, vocabulary) && !asksForLike(spans, at, tokens, vocabulary);
}

function namesSeries(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const next = tokens[spans[at].end];
  return says(spans[at - 1], 'of-series') || (next?.breakBefore === 'none' && vocabulary.is(next, 'series-of'));
}

function asksForLike(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  return isLike(spans, at, tokens) || andSuch(spans, at, tokens, vocabulary);
}

/** "Soy fan absoluto de la saga Persona": whether a word of fondness stands before a name in its part of the text. */
function isFan(start: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = start; i > Math.max(0, start - FAN) && tokens[i].breakBefore === 'none'; i--)
    if (vocabulary.is(tokens[i - 1], 'tastes')) return true;
  return false;
}

/** Whether a text is a series and a sort or a machine that many of its games are of: "Dragon Ball fighting games", "Pokémon Switch". */
function fillsBeside(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  tokens: readonly Token[],
  names: Names,
): boolean {
  const tells = meaningsIn(spans).some(({ kind }) => kind === 'concept' || kind === 'platform');
  return tells && (ownFitting(spans, signs, at, tokens, names)?.length ?? 0) >= FILLING;
}

/**
 * The games of the series that a text names, the best known first, as far as they are of the sort and on the machine that stand
 * beside the name; undefined where the text says more than that.
 */
export function ownFitting(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  tokens: readonly Token[],
  { isOf, runsOn, lexicon, vocabulary }: Names,
): readonly number[] | undefined {
  const span = spans[at];
  if (span.kind !== 'title' || span.title.series.length === 0 || asksForLike(spans, at, tokens, vocabulary))
    return undefined;
  const isSmall = ({ kind, start }: Span) =>
    kind === 'word' && (vocabulary.is(tokens[start], 'series-of') || !vocabulary.isContent(tokens[start]));
  const said = spans.flatMap((other, i) => (isSmall(other) ? [] : [i]));
  const bare = standsBare(
    said.map((i) => spans[i]),
    said.map((i) => signs[i]),
    said.indexOf(at),
    isSort(lexicon),
  );
  if (!bare) return undefined;
  const meanings = meaningsIn(spans);
  const sorts = meanings.flatMap((meaning) => (meaning.kind === 'concept' ? meaning.concept : []));
  const machines = meanings.flatMap((meaning) => (meaning.kind === 'platform' ? meaning.platform : []));
  const { games, series } = span.title;
  return [...new Set([...games, ...series])].filter(
    (game) =>
      sorts.every((sort) => isOf(game, sort)) &&
      (machines.length === 0 || machines.some((machine) => runsOn(game, machine))),
  );
}

/** What the phrases among some spans mean. */
export function meaningsIn(spans: readonly Span[]): Meaning[] {
  return spans.flatMap((span) => (span.kind === 'meaning' ? span.meanings : []));
}

/** Whether a phrase says on what, with whom or for how much a game is to be played. */
export function tellsWhere(meaning: Meaning): boolean {
  if (meaning.kind === 'platform') return true;
  return meaning.kind === 'fact' && meaning.fact.need !== undefined && CIRCUMSTANCES.includes(meaning.fact.need.kind);
}

function isSort({ concepts }: Names['lexicon']): (meaning: Meaning) => boolean {
  return (meaning) => meaning.kind === 'concept' && SORTS.includes(concepts[meaning.concept].kind);
}

/**
 * Whether a name has nothing beside it but small words and where, with whom or for how much it is to be played, so that its
 * own games are meant: "sonic mega drive", "Hades en Switch", "Mario co-op". `isBeside`: what else may stand there.
 */
export function standsBare(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  isBeside: (meaning: Meaning) => boolean = () => false,
): boolean {
  return spans.every((other, i) => {
    if (signs[i].sign !== 'wanted') return false;
    // "Beat em up" opens as "beat Hades" does.
    if (other.kind === 'meaning') return other.meanings.every((meaning) => isBeside(meaning) || tellsWhere(meaning));
    return i === at || (other.kind === 'role' && !NO_SERIES.some((role) => says(other, role)));
  });
}

/** Whether some games of the series that is named are refused later: "Assassin's Creed, todos menos Valhalla". */
function losesSome(spans: readonly Span[], signs: readonly Polarity[], at: number): boolean {
  const span = spans[at];
  if (span.kind !== 'title' || span.title.games.length < 2) return false;
  const { series } = span.title;
  return spans.some(
    (other, i) =>
      i > at && other.kind === 'title' && signs[i].sign === 'unwanted' && series.includes(other.title.games[0]),
  );
}

function isLike(spans: readonly Span[], at: number, tokens: readonly Token[]): boolean {
  // "Best Stardew Valley alternative".
  const { [at + 1]: next } = spans;
  if (next && says(next, 'instead') && tokens[next.start].breakBefore === 'none') return true;
  for (let i = at - 1; i >= 0 && spans[at].start - spans[i].end <= NEAR; i--) {
    if (tokens[spans[i + 1].start].breakBefore === 'clause') return false;
    if (says(spans[i], 'like')) return true;
  }
  // "Finished GTA 5, Witcher 3 and all the Arkham games": what is said of the first of a list is said of all.
  const before = spans.slice(0, at).findLastIndex(({ kind }) => kind === 'title');
  return before >= 0 && listsOn(spans, before, at, tokens) && isLike(spans, before, tokens);
}

/** Whether nothing is asked anew between two names: "done with GTA 5, Witcher 3 and all Zelda games". */
function listsOn(spans: readonly Span[], from: number, to: number, tokens: readonly Token[]): boolean {
  const between = spans.slice(from + 1, to);
  const parted = spans.slice(from + 1, to + 1).some(({ start }) => tokens[start].breakBefore === 'clause');
  return !parted && !between.some((span) => NO_SERIES.some((role) => says(span, role)) || says(span, 'of-series'));
}

/** Whether a likeness to a studio's games is asked for: "tipo FromSoftware", but not "like Hades, by Supergiant". */
function likesMaker(spans: readonly Span[], at: number, tokens: readonly Token[]): boolean {
  const last = spans.slice(0, at).findLastIndex((span) => says(span, 'like'));
  const between = spans.slice(last, at);
  if (between.some(({ kind }) => kind === 'title' || kind === 'meaning')) return false;
  return isLike(spans, at, tokens);
}

/** Whether the words behind a name ask for its like: "Team Ico y parecidos", "Zelda games and the like", "Team Ico-ish". */
function andSuch(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  const next = tokens[spans[at].end];
  if (next?.breakBefore === 'none' && vocabulary.is(next, 'likened')) return true;
  const such = spans
    .slice(at + 1)
    .find((span) => span.kind !== 'word' || !vocabulary.is(tokens[span.start], 'series-of'));
  return such !== undefined && tokens[such.start].breakBefore === 'none' && says(such, 'and-such');
}
