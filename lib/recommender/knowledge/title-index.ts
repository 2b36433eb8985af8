import { push } from '../collections/push';
import type { Game } from '../game';
import { analyse, namesOwner, spoken, type Token } from '../words/analyse';
import { type PhraseMatch, PhraseTrie, PLACES } from '../words/phrase-trie';
import type { KnownName } from './name-spelling';
import { type Claim, claims, gamesBySeries, renown, seriesNames } from './title-claims';
import { WELL_KNOWN } from './well-known';

/** What a name in a text stands for: one game, or the best-known ones of a series. */
export interface TitleEntry {
  readonly games: readonly number[];
  /** Ids of the same games. */
  readonly ids: readonly string[];
  /** All games of the series, the best known first, where the name is that of a series of some games. */
  readonly series: readonly number[];
  /** The name as the answer shows it. */
  readonly name: string;
  /** It may be said without meaning the game, so that the text must show that the game is meant. */
  readonly ordinary: boolean;
  /** Most players know it, so that "like" before it suffices even where the word has another meaning ("like portal"). */
  readonly renowned: boolean;
  /** What else a nickname stands for, besides the series that it means most often: "FF" is Final Fantasy, and Free Fire. */
  readonly namesakes?: readonly TitleEntry[];
}

/** "Skyrim's", but not "90's". */
const OWNER = /\p{L}..$/u;
/** How many words of a text are looked at for the name of an owner. */
const LONGEST_OWNER = 6;

/** How many games make a series that players ask for as a whole. */
const SERIES_FROM = 3;
/** How many games stand for a series that is named as a whole. */
const SERIES_SEEDS = 3;

/**
 * The names that players call games by: titles, other titles, nicknames, titles without subtitle, series, initials.
 * `isOrdinary` tells whether folded words have a meaning besides being a name, `isDistinct` whether words that have one by
 * themselves make a name together, without meaning a sort of game: "final" and "fantasy" do, "farming simulator" does not.
 */
export class TitleIndex {
  readonly #games: readonly Game[];
  readonly #bySeries: ReadonlyMap<string, readonly number[]>;
  readonly #isOrdinary: (name: string) => boolean;
  readonly #isDistinct: (name: string) => boolean;
  readonly #byName: ReadonlyMap<string, Claim>;
  readonly #trie = new PhraseTrie<Claim>({ place: PLACES.titles, holds: (claim) => this.#isUsed(claim) });
  /** Titles as they are {@link spoken}, as far as they were asked for. */
  readonly #spoken: string[] = [];
  /** What the names mean that were asked for so far: of all names, few ever are. */
  readonly #entries = new Map<Claim, TitleEntry>();

  constructor(games: readonly Game[], isOrdinary: (name: string) => boolean, isDistinct: (name: string) => boolean) {
    this.#games = games;
    this.#isOrdinary = isOrdinary;
    this.#isDistinct = isDistinct;
    this.#bySeries = gamesBySeries(games);
    const byName = claims(games, this.#bySeries);
    this.#byName = byName;
    for (const claim of byName.values()) {
      const { key } = claim;
      this.#trie.add(key, claim, PUNCTUATION.test(claim.name) ? () => breaksIn(claim.name, key) : undefined);
      // "All the Monkey Islands", "los Zeldas".
      const plural = `${key}s`;
      const several = claim.games.length > 1 && /[^s\P{L}]$/u.test(key);
      if (several && !byName.has(plural)) this.#trie.add(plural, { ...claim, pluralOf: claim });
    }
  }

  /** Whether the title of a game begins with some {@link spoken} words. */
  begins(game: number, start: string): boolean {
    return this.#spokenTitle(game).startsWith(start);
  }

  /** …and whether it holds them anywhere. */
  holds(game: number, said: string): boolean {
    return ` ${this.#spokenTitle(game)}`.includes(` ${said}`);
  }

  /** The names of the games that most players know, as they are said in full or in short, each as welcome as its best-known game. */
  *wellKnown(): Iterable<KnownName> {
    for (const { key, sort, games } of this.#byName.values()) {
      const known = games.map((game) => this.#games[game]).filter(({ fame }) => fame >= WELL_KNOWN);
      if (sort !== 'initials' && known.length > 0) yield { key, welcome: Math.max(...known.map(renown)) };
    }
  }

  /** The longest name that starts at a place of a text. */
  longestAt(tokens: readonly Token[], start: number): PhraseMatch<TitleEntry> | undefined {
    const plain = this.#claimAt(tokens, start);
    return plain && { ...plain, values: plain.values.map((claim) => this.#entryOf(claim.pluralOf ?? claim)) };
  }

  /** What a name stands for where the text tells which of its games are meant. */
  narrowed(entry: TitleEntry, meant: readonly number[]): TitleEntry {
    const [first, ...others] = meant.map((game) => this.#games[game]);
    return {
      ...entry,
      games: meant,
      ids: [first, ...others].map(({ id }) => id),
      series: [],
      name: others.length > 0 ? entry.name : first.title,
    };
  }

  #spokenTitle(game: number): string {
    this.#spoken[game] ??= spoken(this.#games[game].title);
    return this.#spoken[game];
  }

  /** Whether players say a name: not the plural of a name that is an ordinary word, or of one that makes such a word. */
  #isUsed({ key, pluralOf }: Claim): boolean {
    if (!pluralOf) return true;
    return (key.includes(' ') || !this.#isOrdinary(`${key}s`)) && !this.#entryOf(pluralOf).ordinary;
  }

  #claimAt(tokens: readonly Token[], start: number): PhraseMatch<Claim> | undefined {
    const plain = this.#trie.longestAt(tokens, start);
    // "Breath of the Wild's weapons" name the game as well, and "Assassin's Creed" has an owner of its own.
    for (let last = Math.max(start, plain?.end ?? 0); last < Math.min(start + LONGEST_OWNER, tokens.length); last++) {
      if (last > start && tokens[last].breakBefore !== 'none') break;
      if (!namesOwner(tokens[last].text) || !OWNER.test(tokens[last].text)) continue;
      const named = { ...tokens[last], folded: tokens[last].folded.slice(0, -1), opened: undefined };
      const owner = [...tokens.slice(start, last), named];
      const owned = this.#trie.longestAt(owner, 0);
      if (owned?.end === owner.length) return { ...owned, start, end: last + 1 };
    }
    return plain;
  }

  /** The games that claim a name, the best known first, and those of other series apart where a nickname is that of a whole series. */
  #apart({ games: claimed, sort }: Claim): readonly (readonly number[])[] {
    const games = this.#games;
    const meant = [...claimed].sort(
      (a, b) => renown(games[b]) - renown(games[a]) || games[b].year - games[a].year || a - b,
    );
    const apart = sort === 'nickname' ? bySeriesApart(meant, games) : [];
    return apart.length > 1 && apart[0].length >= SERIES_FROM ? apart : [meant];
  }

  #entryOf(claim: Claim): TitleEntry {
    const held = this.#entries.get(claim);
    if (held) return held;
    const { key, sort } = claim;
    const games = this.#games;
    const [main, ...others] = this.#apart(claim);
    const meant = main.slice(0, SERIES_SEEDS);
    const renowned = meant.some((game) => games[game].fame >= WELL_KNOWN);
    const series = seriesMeant(key, meant, games, this.#bySeries);
    const official = sort === 'title' || sort === 'short form' || series.length > 0;
    const entry: TitleEntry = {
      games: meant,
      ids: meant.map((game) => games[game].id),
      series,
      name: shownName(claim, meant, games),
      ordinary: this.#isOrdinary(key) && !(renowned && official && this.#isDistinct(key)),
      renowned,
      ...(others.length > 0 && {
        namesakes: others.map((own) => this.#entryOf({ ...claim, games: [...own] })),
      }),
    };
    this.#entries.set(claim, entry);
    return entry;
  }
}

/** The games of each series apart, where one of them is a series of some games; those of no series are one by one. */
function bySeriesApart(meant: readonly number[], games: readonly Game[]): number[][] {
  const apart = new Map<string, number[]>();
  for (const game of meant) push(apart, games[game].series ?? games[game].id, game);
  return [...apart.values()];
}

const PUNCTUATION = /[^\p{L}\p{N}\s]/u;

/** The positions of the words of a name that punctuation stands before: "Papers, Please", "Dr. Mario". */
function breaksIn(name: string, key: string): ReadonlySet<number> {
  const tokens = analyse(name);
  const whole = tokens.map(({ folded }) => folded).join(' ') === key;
  return new Set(tokens.flatMap(({ breakBefore }, i) => (whole && breakBefore !== 'none' ? [i] : [])));
}

/** The games of the series that a name is the name of; none where it is that of one game, or of few. */
function seriesMeant(
  key: string,
  meant: readonly number[],
  games: readonly Game[],
  bySeries: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const [first, ...others] = meant.map((game) => games[game]);
  const { series } = first;
  if (!series || others.some((other) => other.series !== series)) return [];
  const all = bySeries.get(series) ?? [];
  return all.length >= SERIES_FROM && (others.length > 0 || seriesNames(first).includes(key)) ? all : [];
}

function shownName({ key, sort, name }: Claim, meant: readonly number[], games: readonly Game[]): string {
  switch (sort) {
    case 'title':
      return name;
    case 'nickname':
      return meant.length === 1 ? games[meant[0]].title : name;
    case 'short form':
    case 'subtitle':
    case 'joined':
      return name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
    case 'initials':
      return meant.length === 1 && /[\s\d]/.test(key) ? games[meant[0]].title : key.toUpperCase();
  }
}
