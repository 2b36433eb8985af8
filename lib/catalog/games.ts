import seventies from '../../catalog/games/1970s.json';
import eighties from '../../catalog/games/1980s.json';
import nineties from '../../catalog/games/1990s.json';
import noughties from '../../catalog/games/2000s.json';
import tens from '../../catalog/games/2010s.json';
import twenties from '../../catalog/games/2020s.json';
import type { Game } from '../recommender/game';

/** Every game of the catalogue, oldest decade first; the schema that they follow is checked by a test. */
export const games: readonly Game[] = [seventies, eighties, nineties, noughties, tens, twenties].flatMap(
  (decade) => decade as readonly unknown[] as readonly Game[],
);

const byId = new Map(games.map((game) => [game.id, game]));

/** The game with an id; nothing where there is none. */
export function findGame(id: string): Game | undefined {
  return byId.get(id);
}
