import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';

/** The games for children that have nothing which, as the lexicon says, speaks against that: no horror, no violence. */
export function madeForChildren({ games, concepts }: Pick<CatalogueIndex, 'games' | 'concepts'>): GameSet {
  const having = (concept: number): GameSet => GameSet.of(games.length, concepts.postings(concept).games);
  const kids = concepts.numberOf('kids');
  const mild = having(kids);
  for (const opposite of concepts.concepts[kids].opposes ?? []) mild.subtract(having(concepts.numberOf(opposite)));
  return mild;
}
