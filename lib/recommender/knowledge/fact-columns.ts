import { GameSet } from '../collections/game-set';
import type { Game } from '../game';
import type { Platform } from '../lexicon';

/** Value of a numeric column where the catalogue does not have the fact. */
export const UNKNOWN = -1;

/**
 * The games' facts as columns of numbers, so that a need is checked against 100,000 games in a fraction of a millisecond.
 * All numbers are of one type, since a loop that meets several types of array is compiled to slower code.
 */
export interface FactColumns {
  readonly size: number;
  readonly year: Float32Array;
  /** {@link UNKNOWN} where unknown, as in `session` and `age`. */
  readonly hours: Float32Array;
  readonly session: Float32Array;
  readonly age: Float32Array;
  /** 0 or 1. */
  readonly solo: Float32Array;
  readonly mmo: Float32Array;
  /** The most players of the mode, 0 where it does not exist. */
  readonly coopCouch: Float32Array;
  readonly coopNearby: Float32Array;
  readonly coopOnline: Float32Array;
  readonly versusCouch: Float32Array;
  readonly versusNearby: Float32Array;
  readonly versusOnline: Float32Array;
  /** {@link UNKNOWN}, 0 or 1. */
  readonly free: Float32Array;
  /** What it costs at most where it is sold today. */
  readonly priceUpTo: Float32Array;
  readonly purchases: Float32Array;
  readonly alwaysOnline: Float32Array;
  /** {@link UNKNOWN}, 0 needs a graphics card, 1 runs on a laptop of today, 2 on a weak computer as well. */
  readonly lowSpec: Float32Array;
  /** Whether it runs on a computer of any sort: 0 or 1. */
  readonly computer: Float32Array;
  /** Position of the platform that it came out on first. */
  readonly home: Float32Array;
  /** Games that are played with something worn alone, see {@link Platform.plugsInto}. */
  readonly worn: GameSet;
  /** {@link UNKNOWN}, 0 none, 1 text, 2 voices. */
  readonly spanish: Float32Array;
  /** 1 to 5. */
  readonly fame: Float32Array;
  readonly acclaim: Float32Array;
  /** The games that run on each platform of the lexicon, by its position; older machines' games included. */
  readonly platforms: readonly GameSet[];
  /** The games that cost nothing on each platform, older machines' games included that were not made for it as well. */
  readonly freeOn: readonly GameSet[];
  /** By position in the platforms: the games that do not play well on it, whatever they are made for. */
  readonly notOn: readonly GameSet[];
  /** Games that can still be played. */
  readonly open: GameSet;
  /** Games that stay with one maker of consoles, or with none. */
  readonly loyal: GameSet;
  /** Number of the series; a game without one has a number of its own. */
  readonly series: Int32Array;
}

/** Makers whose machines do not speak against an exclusive. */
const OPEN_MAKER = 'computer';

const SPANISH = { none: 0, text: 1, voices: 2 } as const;

/** Reads the games' facts into columns. Throws a RangeError that names the game if a platform is not in the lexicon. */
export function factColumns(games: readonly Game[], platforms: readonly Platform[]): FactColumns {
  const size = games.length;
  const column = (read: (game: Game) => number): Float32Array => {
    const values = new Float32Array(size);
    for (let i = 0; i < size; i++) values[i] = read(games[i]);
    return values;
  };
  const flag = (value: boolean | undefined): number => (value === undefined ? UNKNOWN : Number(value));
  const sells = (game: Game) => flag(game.price && (game.price.purchases ?? false));
  const position = new Map(platforms.map(({ id }, i) => [id, i]));
  const computers = new Set(platforms.filter(({ maker }) => maker === OPEN_MAKER).map(({ id }) => id));
  return {
    size,
    year: column((game) => game.year),
    hours: column((game) => game.hours ?? UNKNOWN),
    session: column((game) => game.session ?? UNKNOWN),
    age: column((game) => game.age ?? UNKNOWN),
    solo: column((game) => Number(game.players.solo)),
    mmo: column((game) => Number(game.players.mmo ?? false)),
    coopCouch: column((game) => game.players.coop?.couch ?? 0),
    coopNearby: column((game) => game.players.coop?.nearby ?? 0),
    coopOnline: column((game) => game.players.coop?.online ?? 0),
    versusCouch: column((game) => game.players.versus?.couch ?? 0),
    versusNearby: column((game) => game.players.versus?.nearby ?? 0),
    versusOnline: column((game) => game.players.versus?.online ?? 0),
    free: column((game) => flag(game.price?.free)),
    priceUpTo: column((game) => game.price?.upTo ?? UNKNOWN),
    purchases: column(sells),
    alwaysOnline: column((game) => flag(game.price && (game.price.alwaysOnline ?? isPage(game)))),
    lowSpec: column(({ lowSpec }) => (lowSpec === 'laptop' ? 1 : lowSpec ? 2 : flag(lowSpec))),
    computer: column((game) => Number(game.platforms.some((id) => computers.has(id)))),
    home: column((game) => position.get(game.platforms[0]) ?? UNKNOWN),
    worn: GameSet.where(size, (game) => isWorn(games[game], platforms)),
    spanish: column((game) => (game.spanish === undefined ? UNKNOWN : SPANISH[game.spanish])),
    fame: column((game) => game.fame),
    acclaim: column((game) => game.acclaim),
    open: GameSet.where(size, (game) => !games[game].closed),
    ...platformSets(games, platforms, position),
    series: seriesNumbers(games),
  };
}

function platformSets(
  games: readonly Game[],
  platforms: readonly Platform[],
  position: ReadonlyMap<string, number>,
): Pick<FactColumns, 'platforms' | 'freeOn' | 'notOn' | 'loyal'> {
  const runners = platforms.map(({ id }) => platforms.flatMap(({ plays }, i) => (plays?.includes(id) ? [i] : [])));
  const sets = platforms.map(() => GameSet.none(games.length));
  const freeOn = platforms.map(() => GameSet.none(games.length));
  const notOn = platforms.map(() => GameSet.none(games.length));
  const shops = platforms.flatMap(({ sells }, i) => (sells ? [sets[i]] : []));
  const loyal = GameSet.all(games.length);
  const platformOf = (id: string, { id: game }: Game): number => {
    const platform = position.get(id);
    if (platform !== undefined) return platform;
    throw new RangeError(`Cannot index game "${game}": platform "${id}" is not in the lexicon`);
  };
  for (const [i, game] of games.entries()) {
    if (game.steam !== undefined) for (const shop of shops) shop.add(i);
    for (const id of game.notOn ?? []) notOn[platformOf(id, game)].add(i);
    let maker: string | undefined;
    for (const id of game.platforms) {
      const platform = platformOf(id, game);
      const free = game.price?.free || game.price?.freeOn?.includes(id);
      for (const runner of [platform, ...runners[platform]]) {
        sets[runner].add(i);
        // What was made for a machine itself has its own price there.
        const made = runner === platform || !game.platforms.includes(platforms[runner].id);
        if (free && made) freeOn[runner].add(i);
      }
      const own = platforms[platform].maker;
      if (!own || own === OPEN_MAKER) continue;
      if (maker !== undefined && maker !== own) loyal.delete(i);
      maker = own;
    }
  }
  return { platforms: sets, freeOn, notOn, loyal };
}

function seriesNumbers(games: readonly Game[]): Int32Array {
  const numbers = new Map<string, number>();
  return Int32Array.from(games, (game) => {
    const name = game.series ? `series ${game.series}` : `game ${game.id}`;
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/** Whether a game was made for something worn, and runs on nothing else than what that is plugged into. */
function isWorn({ platforms: [first, ...others] }: Game, platforms: readonly Platform[]): boolean {
  const { plugsInto } = platforms.find(({ id }) => id === first) ?? {};
  return plugsInto !== undefined && others.every((id) => plugsInto.includes(id));
}

/** Whether a game is a page of the web, which nobody opens without a connection. */
function isPage({ platforms }: Game): boolean {
  return platforms.every((platform) => platform === 'browser');
}
