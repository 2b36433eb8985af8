import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { ConceptIndex } from '../knowledge/concept-index';
import type { FactColumns } from '../knowledge/fact-columns';
import type { Concept } from '../lexicon';
import type { Request } from '../request';
import { KINSHIP, LIKENESS } from '../weights';
import { playsAlone } from './plays-alone';

/**
 * How like every game is to those named, 0 to 1: the cosine of its facets with the main ones of theirs (their mean), and more where
 * players name it beside them. What the request excludes or replaces is left
 * out of the likeness: "like Skyrim but sci-fi" looks for no fantasy, "like Rust but single player" for no company. Where none of the
 * games named can be played alone, what is for one only is less like them: facets do not tell the one from the other.
 */
export function likenessTo(seeds: readonly number[], request: Request, index: CatalogueIndex): Float32Array {
  const { concepts, games, kinship } = index;
  const likeness = new Float32Array(games.length);
  for (const [concept, share] of directionOf(seeds, droppedConcepts(request, index), concepts)) {
    const { games: having, shares } = concepts.postings(concept);
    for (let i = 0; i < having.length; i++) likeness[having[i]] += share * shares[i];
  }
  for (const [game, degree] of kinship.of(seeds)) likeness[game] += KINSHIP.named * degree * (1 - likeness[game]);
  if (nobodyPlaysAlone(seeds, request, index.facts)) {
    const company = GameSet.union(
      modesOfCompany(index.facts).map((seats) => GameSet.between(seats, 1, Number.POSITIVE_INFINITY)),
    );
    for (let game = 0; game < likeness.length; game++) if (!company.has(game)) likeness[game] *= LIKENESS.apart;
  }
  return likeness;
}

function nobodyPlaysAlone(seeds: readonly number[], request: Request, { solo }: FactColumns): boolean {
  return !playsAlone(request) && seeds.every((seed) => solo[seed] === 0);
}

function modesOfCompany(facts: FactColumns): readonly Float32Array[] {
  const { coopCouch, coopNearby, coopOnline, versusCouch, versusNearby, versusOnline, mmo } = facts;
  return [coopCouch, coopNearby, coopOnline, versusCouch, versusNearby, versusOnline, mmo];
}

/**
 * The facets of some games together as a vector of length 1, the greatest first and without the smallest: those are what most
 * games have, about half of all that would be read for hardly a change of order.
 */
function directionOf(
  seeds: readonly number[],
  dropped: ReadonlySet<number>,
  { offsets, conceptOf, shareOf }: ConceptIndex,
): [number, number][] {
  const sums = new Map<number, number>();
  for (const seed of seeds) {
    for (let i = offsets[seed]; i < offsets[seed + 1]; i++) {
      const concept = conceptOf[i];
      if (!dropped.has(concept)) sums.set(concept, (sums.get(concept) ?? 0) + shareOf[i]);
    }
  }
  const length = Math.hypot(...sums.values());
  let kept = 0;
  return [...sums]
    .map(([concept, sum]): [number, number] => [concept, sum / length])
    .sort(([, a], [, b]) => b - a)
    .filter(([, share]) => {
      const isNeeded = kept < LIKENESS.kept;
      kept += share ** 2;
      return isNeeded;
    });
}

/**
 * What is not looked for in what is like the games named: what is refused, the opposites of what is wanted, other settings where one
 * is asked for, other foes likewise, and what games are known for that are played in company where somebody plays alone.
 */
function droppedConcepts(request: Request, { concepts }: CatalogueIndex): Set<number> {
  const dropped = new Set<number>();
  const kept = new Set<number>();
  const replaced = new Set<NonNullable<Concept['replaces']>>();
  for (const { strength, aim } of request.wishes) {
    if (aim.kind !== 'concept') continue;
    const never = strength === 'never';
    if (!never) {
      for (const concept of aim.concepts) {
        const { replaces } = concepts.concepts[concept];
        if (replaces) replaced.add(replaces);
        for (const each of [concept, ...concepts.impliedBy(concept)]) kept.add(each);
      }
    }
    if (aim.any) continue;
    for (const concept of aim.concepts) {
      if (never) dropped.add(concept);
      else for (const opposite of concepts.oppositesOf(concept)) dropped.add(opposite);
    }
  }
  for (const sort of replaced) {
    for (const other of concepts.replacing(sort)) if (!kept.has(other)) dropped.add(other);
  }
  if (playsAlone(request)) for (const concept of concepts.ofCompany) dropped.add(concept);
  return dropped;
}
