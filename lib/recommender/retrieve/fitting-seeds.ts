import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { ConceptKind } from '../lexicon';
import type { Aim, Request } from '../request';

/** What series change in the course of time. A tale of Minecraft is no Minecraft. */
const CHANGING: readonly ConceptKind[] = ['look', 'perspective'];

/**
 * The games of a series that stand for it in a request: its best-known ones, unless others have more of the look and the
 * perspective that are asked for beside it. "Zelda in 2D" is not like the Zelda games of today.
 */
export function fittingSeeds(
  { games, series }: Extract<Aim, { kind: 'seed' }>,
  { wishes }: Request,
  { concepts }: CatalogueIndex,
): readonly number[] {
  if (!series) return games;
  const wanted = wishes.flatMap(({ aim, strength }) =>
    aim.kind === 'concept' &&
    strength === 'must' &&
    aim.concepts.every((c) => CHANGING.includes(concepts.concepts[c].kind))
      ? [aim.concepts]
      : [],
  );
  const met = (game: number) => wanted.filter((any) => any.some((concept) => concepts.has(concept, game))).length;
  const most = Math.max(...series.map(met));
  if (wanted.length === 0 || games.some((game) => met(game) === most)) return games;
  return series.filter((game) => met(game) === most).slice(0, games.length);
}
