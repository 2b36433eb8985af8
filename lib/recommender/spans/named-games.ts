import type { Knowledge } from '../knowledge/knowledge';
import type { TitleEntry } from '../knowledge/title-index';
import { isWork, type Vocabulary } from '../knowledge/vocabulary';
import { analyse, type Token } from '../words/analyse';
import { filledPhrasesOf } from '../words/slots';
import { type Among, asksForSeries, meaningsIn, type Names, ownFitting, standsBare, tellsWhere } from './among';
import { askedBetween, isAskedAbout } from './asked-between';
import { isBesides } from './besides';
import { isMachine, isNamed, type Polarity, type Span, says } from './span';

/** How many games of a series lead where it is asked for by its name: half an answer. */
const LEADING = 6;

/** How many games made of a film, a series or a book lead where what is like it is asked for. */
const LEADING_OF_WORK = 3;

/**
 * The games that are named as the very thing looked for: after "called", or by nothing but their name, perhaps with the sort or the
 * machine that is meant. Of a series those are the best known, and what is like them follows.
 */
export function exactGames(
  spans: readonly Span[],
  signs: readonly Polarity[],
  tokens: readonly Token[],
  among: readonly (Among | undefined)[],
  names: Names & OfWorks,
): readonly number[] {
  const name = spans.length === 1 && spans[0].kind === 'meaning' ? names.titles.longestAt(tokens, 0) : undefined;
  // "Journey" is a journey, and the game.
  if (name?.end === tokens.length && name.values[0].renowned && signs[0].sign === 'wanted') return name.values[0].games;
  const own = gamesOfWork(spans, signs, names);
  if (own.length > 0) return own;
  const titles = spans.flatMap((span, i) => (span.kind === 'title' && signs[i].sign === 'wanted' ? [{ span, i }] : []));
  // "Terminator or RoboCop" asks for either.
  if (titles.length > 1 && titles.length < spans.length && spans.every(joinsNames))
    return titles.flatMap(({ span }) => (span.kind === 'title' ? span.title.games : []));
  if (titles.length > 1) return askedBetween(spans, signs, tokens, names.vocabulary);
  if (titles.length !== 1) return [];
  const [{ span, i }] = titles;
  if (span.kind !== 'title') return [];
  if (among[i]) return among[i].few ? among[i].games : [];
  const before = spans[i - 1];
  if (before?.kind === 'role' && before.roles.includes('exact')) return span.title.games;
  const fitting = ownFitting(spans, signs, i, tokens, names);
  if (fitting) return fitting.slice(0, LEADING);
  if (spans.length === 1 || isAskedAbout(i, tokens, spans)) return span.title.games;
  // A series of a few games leads, and what is like it follows: "best Halo to start with".
  const { games, series } = span.title;
  return asksForSeries(spans, i, tokens, names.vocabulary) ? [...new Set([...games, ...series])].slice(0, LEADING) : [];
}

/** What is known of the games that are made of works of other arts. */
type OfWorks = Pick<Knowledge, 'titles' | 'formsOf' | 'fameOf' | 'yearOf'>;

/**
 * The best known games made of the one film, series or book that a text asks for, of these the newest first, where it asks for nothing else but where they are played:
 * "like Indiana Jones" is for what is like it, and that its own games are most of all.
 */
function gamesOfWork(
  spans: readonly Span[],
  signs: readonly Polarity[],
  { titles, runsOn, isOf, lexicon, formsOf, fameOf, yearOf }: Names & OfWorks,
): readonly number[] {
  const [at, ...others] = spans.flatMap((span, i) =>
    span.kind === 'meaning' && span.meanings.some(isWork) ? [i] : [],
  );
  if (at === undefined || others.length > 0 || signs[at].sign !== 'wanted') return [];
  const beside = spans.filter((span, i) => i !== at && isNamed(span));
  const meanings = meaningsIn(beside);
  if (meanings.length < beside.length || !meanings.every(tellsWhere)) return [];
  const adapting = lexicon.concepts.flatMap(({ adapts }, concept) => (adapts ? [concept] : []));
  const machines = meanings.flatMap((meaning) => (meaning.kind === 'platform' ? meaning.platform : []));
  // Its games may bear its name in the other language.
  const phrases = meaningsIn([spans[at]]).flatMap((meaning) =>
    isWork(meaning) ? filledPhrasesOf(meaning.fact, lexicon.slots) : [],
  );
  const named = phrases.flatMap((phrase) => nameAtEnd(analyse(phrase, formsOf), titles));
  return [...new Set(named.flatMap(({ games, series }) => [...games, ...series]))]
    .filter((game) => adapting.some((concept) => isOf(game, concept)))
    .filter((game) => machines.length === 0 || machines.some((machine) => runsOn(game, machine)))
    .sort((a, b) => fameOf(b) - fameOf(a) || yearOf(b) - yearOf(a))
    .slice(0, LEADING_OF_WORK);
}

/** What the longest name that some words end with stands for: "la serie The Expanse". */
function nameAtEnd(tokens: readonly Token[], titles: Knowledge['titles']): readonly TitleEntry[] {
  for (let from = 0; from < tokens.length; from++) {
    const name = titles.longestAt(tokens, from);
    if (name?.end === tokens.length) return name.values;
  }
  return [];
}

/** Whether a span is a name or an "or" between names. */
function joinsNames(span: Span): boolean {
  return span.kind === 'title' || says(span, 'or');
}

/** The games of the one name that a text opens with, so that what follows may describe them; none where it turns round ("but"). */
export function bareGames(spans: readonly Span[], signs: readonly Polarity[]): readonly number[] {
  const named = spans.filter(({ kind }) => kind === 'title');
  const turns = spans.some((span) => says(span, 'ends-negation') || says(span, 'like'));
  const [first] = named;
  if (named.length !== 1 || turns || first.kind !== 'title' || first.start > 0) return [];
  return signs[spans.indexOf(first)].sign === 'wanted' ? first.title.games : [];
}

/**
 * The games that a name in the text says are known already: who wants an alternative to a series has had enough of all of it, and
 * who has played "all the Civilizations" knows them. Who asks for "Bluey for PS4" wants that first, and who asks for what is like a
 * series on some machine does not say that they know the games of it there.
 *
 * @param exact the games that are asked for or asked about by name
 */
export function knownFrom(
  spans: readonly Span[],
  signs: readonly Polarity[],
  at: number,
  among: Among | undefined,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  exact: readonly number[] = [],
): readonly number[] {
  const span = spans[at];
  if (span.kind !== 'title' || among?.sort === 'series') return [];
  if (span.title.games.some((game) => exact.includes(game))) return [];
  if (asksForSeries(spans, at, tokens, vocabulary) || standsBare(spans, signs, at)) return [];
  const { series, games } = span.title;
  // "Alternatives to FIFA", "FIFA alternatives".
  const instead = [spans[at - 1], spans[at + 1]].some((beside) => says(beside, 'instead'));
  const whole =
    instead ||
    isBesides(spans, at, { tokens, vocabulary }) ||
    saysEvery(spans, at, tokens, vocabulary) ||
    (games.length > 1 && isWorn(spans, at, tokens, vocabulary));
  if (whole && series.length > 0) return series;
  return games.length > 1 && asksForMachine(spans, signs) ? [] : games;
}

/** Whether something to play on is asked for. */
function asksForMachine(spans: readonly Span[], signs: readonly Polarity[]): boolean {
  return spans.some((span, place) => isMachine(span) && signs[place].sign === 'wanted');
}

/** "Todos los Civilization", "every Resident Evil and Silent Hill": whether the words before a name, or a list, say that all are meant. */
function saysEvery(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  let before = spans[at].start - 1;
  while (before > 0 && vocabulary.is(tokens[before], 'definite')) before--;
  if (before >= 0 && vocabulary.is(tokens[before], 'every')) return true;
  const last = spans.findLastIndex((span, i) => i < at && span.end === before + 1);
  // "All FF, Persona and Dragon Quest".
  const listed = spans[last]?.kind === 'title' && tokens[before + 1].breakBefore === 'comma';
  const name = listed ? last : says(spans[last], 'and') ? last - 1 : -1;
  return name >= 0 && spans[name].kind === 'title' && saysEvery(spans, name, tokens, vocabulary);
}

/** "Mil horas al Football Manager", "already did God of War": whether the words before a name stress that it has been played. */
function isWorn(spans: readonly Span[], at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  let played = false;
  let stressed = false;
  for (let i = at - 1; i >= 0 && tokens[spans[i + 1].start].breakBefore !== 'clause'; i--) {
    if (says(spans[i], 'ends-negation')) break;
    const words = tokens.slice(spans[i].start, spans[i].end);
    played ||= says(spans[i], 'tried') || words.some((word) => vocabulary.is(word, 'spends'));
    stressed ||= words.some((word) => vocabulary.is(word, 'already'));
  }
  return played && stressed;
}

/** What others are measured by that are to be shorter, longer or older than the games named. */
export interface SeedMeasures {
  /** Length of the longest in hours; of the games that one name stands for, the middle one counts. */
  readonly hours?: number;
  /** Year of the first. */
  readonly year?: number;
}

/** The measures of the games named as something to be like, as far as they are known. */
export function measuresOfSeeds(
  spans: readonly Span[],
  signs: readonly Polarity[],
  { hoursOf, yearOf }: Pick<Knowledge, 'hoursOf' | 'yearOf'>,
): SeedMeasures {
  const seeds = spans.flatMap((span, i) =>
    span.kind === 'title' && signs[i].sign === 'wanted' ? [span.title.games] : [],
  );
  // A series may have a game that is played for ever.
  const hours = seeds.flatMap((games) => median(games.flatMap((game) => hoursOf(game) ?? [])) ?? []);
  return {
    ...(hours.length > 0 && { hours: Math.max(...hours) }),
    ...(seeds.length > 0 && { year: Math.min(...seeds.flat().map(yearOf)) }),
  };
}

/** The middle one of some values, the lower of two; nothing where there are none. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}
