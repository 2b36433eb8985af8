import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { ToldBy } from '../lexicon';

/** The games that facts give away where a concept is refused; what is unknown of a game gives nothing away. */
export function gamesToldBy(
  { purchases, age, concepts: having = [], without }: ToldBy,
  { facts, concepts }: Pick<CatalogueIndex, 'facts' | 'concepts'>,
): GameSet {
  const told = GameSet.all(facts.size);
  if (purchases) told.intersect(GameSet.between(facts.purchases, 1, 1));
  if (age !== undefined) told.intersect(GameSet.between(facts.age, age, Number.POSITIVE_INFINITY));
  for (const id of having) told.intersect(concepts.having(concepts.numberOf(id)));
  if (without) told.subtract(concepts.having(concepts.numberOf(without)));
  return told;
}
