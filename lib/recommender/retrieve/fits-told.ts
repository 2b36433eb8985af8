import { GameSet } from '../collections/game-set';
import { judgePlatform } from '../judge/judge-platform';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Request } from '../request';

/** How many years people err by where they tell of a game from memory. */
const ERROR = 3;

/**
 * What share of the machines and years told of a game fits each of the games, 0 to 1; none where the text tells of no game. People
 * err in both, so that a game which fits none of them may still be the one.
 */
export function fitsTold({ wishes, tells }: Request, index: CatalogueIndex): (game: number) => number {
  const sets: GameSet[] = [];
  for (const { aim, strength } of tells ? wishes : []) {
    if (strength === 'never') continue;
    if (aim.kind === 'platform') sets.push(judgePlatform(aim, index).met);
    // "The best modern version" tells nothing of the game that it is to be like.
    if (aim.kind === 'year' && aim.to !== undefined) {
      const from = Number(aim.from ?? Number.NEGATIVE_INFINITY) - ERROR;
      const to = Number(aim.to) + ERROR;
      sets.push(GameSet.between(index.facts.year, from, to));
    }
  }
  return (game) => (sets.length === 0 ? 0 : sets.filter((set) => set.has(game)).length / sets.length);
}
