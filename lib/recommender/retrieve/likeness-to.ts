import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Request } from '../request';

/**
 * Cosine of every game's facets with those of the games named (their mean). What the request excludes, or replaces by its
 * opposite, is left out of the likeness: "like Skyrim but sci-fi" looks for no fantasy.
 */
export function likenessTo(seeds: readonly number[], request: Request, index: CatalogueIndex): Float32Array {
  const { concepts, games } = index;
  const dropped = droppedConcepts(request, index);
  const vector = new Map<number, number>();
  for (const seed of seeds) {
    for (let i = concepts.offsets[seed]; i < concepts.offsets[seed + 1]; i++) {
      const concept = concepts.conceptOf[i];
      if (!dropped.has(concept)) vector.set(concept, (vector.get(concept) ?? 0) + concepts.shareOf[i]);
    }
  }
  const length = Math.hypot(...vector.values());
  const likeness = new Float32Array(games.length);
  for (const [concept, sum] of vector) {
    const postings = concepts.postings(concept);
    for (let i = 0; i < postings.games.length; i++) {
      likeness[postings.games[i]] += (sum / length) * postings.shares[i];
    }
  }
  return likeness;
}

function droppedConcepts({ wishes }: Request, { concepts }: CatalogueIndex): Set<number> {
  const dropped = new Set<number>();
  for (const { strength, aim } of wishes) {
    if (aim.kind !== 'concept' || aim.any) continue;
    for (const concept of aim.concepts) {
      if (strength === 'never') dropped.add(concept);
      else for (const opposite of concepts.oppositesOf(concept)) dropped.add(opposite);
    }
  }
  return dropped;
}
