import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Aim, RequestWish } from '../request';
import { spoken, words } from '../words/analyse';

/**
 * The games that go when some are refused by name: their whole series, or, where that series itself is asked for ("Persona games
 * except 5"), those alone and what is called after them.
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
    wishes.flatMap(({ aim, strength }) => (aim.kind === 'among' && strength !== 'never' ? aim.games : [])),
  );
  if (!refused.some((game) => asked.has(game))) {
    const series = new Set(refused.map((game) => facts.series[game]));
    // A name that several games share may be that of several series: Forza Horizon and Forza Motorsport.
    const start = named?.length || refused.length > 1 ? spoken(said) : undefined;
    return GameSet.where(
      games.length,
      (game) => series.has(facts.series[game]) || (start !== undefined && titles.begins(game, start)),
    );
  }
  const called = [name, said].map(spoken);
  const after = (game: number) => called.some((start) => titles.begins(game, start));
  return GameSet.where(games.length, (game) => refused.includes(game) || (asked.has(game) && after(game)));
}

/**
 * The games that go when a studio is refused: its own, those of every studio whose name begins with what is said ("Nintendo"), and,
 * where it makes machines, what runs on no others.
 */
export function gamesOfRefusedMaker(
  own: readonly number[],
  said: string,
  { games, knowledge: { lexicon, makers } }: CatalogueIndex,
): GameSet {
  const made = new Set([...own, ...makers.madeByNamesakes(said)]);
  const machines = new Set(lexicon.platforms.flatMap(({ id, maker }) => (maker === words(said).join('-') ? [id] : [])));
  const isTheirsAlone = (game: number) => games[game].platforms.every((id) => machines.has(id));
  return GameSet.where(games.length, (game) => made.has(game) || isTheirsAlone(game));
}
