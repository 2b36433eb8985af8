import type { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';

/** The games for children that have nothing which, as the lexicon says, speaks against that: no horror, no violence. */
export function madeForChildren({ concepts }: Pick<CatalogueIndex, 'concepts'>): GameSet {
  const kids = concepts.numberOf('kids');
  const mild = concepts.having(kids);
  for (const opposite of concepts.concepts[kids].opposes ?? [])
    mild.subtract(concepts.having(concepts.numberOf(opposite)));
  return mild;
}
