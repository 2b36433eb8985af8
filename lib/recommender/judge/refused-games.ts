import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Aim, RequestWish } from '../request';
import { spoken, words } from '../words/analyse';

/** How many games a series must have for its name to be found in the titles of others that belong to it: "Super Mario Party". */
const FRANCHISE = 8;

/**
 * The games that go when some are refused by name: their whole series with all that bears its name, or, where that series itself is
 * asked for ("Persona games except 5"), or another game of it ("loved Mass Effect, not Andromeda"), those alone and what is called after
 * them.
 *
 * @param said how the text names them
 */
export function refusedGames(
  { games: refused, name, series: named }: Extract<Aim, { kind: 'seed' }>,
  said: string,
  wishes: readonly RequestWish[],
  { games, facts, knowledge: { titles } }: CatalogueIndex,
): GameSet {
  const asked = new Set(
    wishes.flatMap(({ aim, strength }) => {
      if (strength === 'never') return [];
      return aim.kind === 'among' ? aim.games : aim.kind === 'seed' ? ofOneSeries(aim, refused, facts.series) : [];
    }),
  );
  if (!refused.some((game) => asked.has(game))) {
    const series = new Set(refused.map((game) => facts.series[game]));
    // A name that several games share may be that of several series: Forza Horizon and Forza Motorsport.
    const start = named?.length || refused.length > 1 ? spoken(said) : undefined;
    // "Among Us 3D" is of no series with Among Us.
    const own = words(name).length > 1 ? spoken(name) : undefined;
    const held = (named?.length ?? 0) >= FRANCHISE ? spoken(name) : undefined;
    return GameSet.where(
      games.length,
      (game) =>
        series.has(facts.series[game]) ||
        (start !== undefined && titles.begins(game, start)) ||
        (own !== undefined && titles.begins(game, own)) ||
        (held !== undefined && (titles.holds(game, held) || holds(games[game].series, held))),
    );
  }
  const called = [name, said].map(spoken);
  const after = (game: number) => called.some((start) => titles.begins(game, start));
  return GameSet.where(games.length, (game) => refused.includes(game) || (asked.has(game) && after(game)));
}

/** The games of a wished likeness and their series, where the refused games are others of that series. */
function ofOneSeries(
  { games }: Extract<Aim, { kind: 'seed' }>,
  refused: readonly number[],
  seriesOf: ArrayLike<number>,
): readonly number[] {
  const [wished, unwanted] = [games, refused].map((some) => new Set(some.map((game) => seriesOf[game])));
  const apart = games.every((game) => !refused.includes(game)) && [...unwanted].every((series) => wished.has(series));
  return apart ? [...games, ...refused] : [];
}

/** Whether the name of a series holds some {@link spoken} words: `mario-party`. */
function holds(series: string | undefined, held: string): boolean {
  return series !== undefined && ` ${spoken(series)}`.includes(` ${held}`);
}

/**
 * The games that go when a studio is refused: its own, those of every studio whose name begins with what is said ("Nintendo"), those
 * that bear its name ("Microsoft Flight Simulator"), and, where it makes machines, what runs on no others.
 */
export function gamesOfRefusedMaker(
  own: readonly number[],
  said: string,
  { games, knowledge: { lexicon, makers, titles } }: CatalogueIndex,
): GameSet {
  const made = new Set([...own, ...makers.madeByNamesakes(said)]);
  const machines = new Set(lexicon.platforms.flatMap(({ id, maker }) => (maker === words(said).join('-') ? [id] : [])));
  const isTheirsAlone = (game: number) => games[game].platforms.every((id) => machines.has(id));
  const name = spoken(said);
  return GameSet.where(games.length, (game) => made.has(game) || titles.begins(game, name) || isTheirsAlone(game));
}
