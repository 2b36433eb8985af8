import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { FactColumns } from '../knowledge/fact-columns';
import type { Aim } from '../request';
import type { Judgement } from './judgement';
import { gamesToldBy } from './told-by';

/**
 * All of the concepts, or `any` of them, or what is defined by a kind near them.
 *
 * @param inCompany several people play: what they may leave out alone does not help them
 */
export function judgeConcept(
  { concepts, any, near = [], lessThan, asWhom }: Extract<Aim, { kind: 'concept' }>,
  catalogue: CatalogueIndex,
  unwanted: boolean,
  inCompany = false,
): Judgement {
  const { concepts: index, games, facts } = catalogue;
  const [met, ...others] = concepts.map((concept) => {
    if (asWhom) return GameSet.of(games.length, index.definedBy(concept));
    const having = unwanted && lessThan ? havingAsMuch(concept, lessThan, catalogue) : index.having(concept);
    if (!unwanted || !index.concepts[concept].optional) return having;
    // Who wants no PvP may play Terraria, which leaves it to the player, and no game that is nothing else.
    if (inCompany) having.unite(forRivals(facts));
    else having.subtract(GameSet.between(facts.solo, 1, Number.POSITIVE_INFINITY));
    if (inCompany) having.subtract(together(facts));
    having.unite(GameSet.of(games.length, index.definedBy(concept)));
    return having;
  });
  for (const other of others) any ? met.unite(other) : met.intersect(other);
  // What merely goes with it says nothing of how much of it there is.
  if (unwanted && lessThan) return { met };
  const { toldBy } = index.concepts[concepts[0]];
  if (unwanted && toldBy && concepts.length === 1) met.unite(gamesToldBy(toldBy, catalogue));
  for (const kind of near) for (const game of index.definedBy(kind)) met.add(game);
  return { met };
}

/** The games in which several play against each other. */
function forRivals({ versusCouch, versusOnline }: FactColumns): GameSet {
  const games = GameSet.between(versusCouch, 2, Number.POSITIVE_INFINITY);
  games.unite(GameSet.between(versusOnline, 2, Number.POSITIVE_INFINITY));
  return games;
}

/** The games in which several play on one side, so that nobody need play against anybody. */
function together({ coopCouch, coopOnline, mmo }: FactColumns): GameSet {
  const games = GameSet.between(coopCouch, 2, Number.POSITIVE_INFINITY);
  games.unite(GameSet.between(coopOnline, 2, Number.POSITIVE_INFINITY));
  games.unite(GameSet.between(mmo, 1, Number.POSITIVE_INFINITY));
  return games;
}

/**
 * The games that have no less of a concept than some games, as far as that can be told: where one of those has it, what it is told to
 * define, and not what merely has it or what its sort implies; else all that have it.
 */
function havingAsMuch(concept: number, than: readonly number[], { concepts, games }: CatalogueIndex): GameSet {
  const { id } = concepts.concepts[concept];
  const having = concepts.having(concept);
  if (!than.some((game) => concepts.has(concept, game))) return having;
  for (const game of having.games()) if (!games[game].facets.core.includes(id)) having.delete(game);
  return having;
}
