import { GameSet } from '../collections/game-set';
import { ALSO, type ConceptIndex } from '../knowledge/concept-index';
import type { Concept, ConceptKind } from '../lexicon';
import type { Aim, Request, RequestWish } from '../request';
import { WEIGHTS } from '../weights';
import { loneConcept } from './lone-concept';

/** What says whom a game suits and what it shows, not what it is: catalogues forget it most often, so that lacking it proves little. */
const OF_AUDIENCE: readonly ConceptKind[] = ['access', 'audience', 'content'];

/** What something wider is nearest to: beside bees other insects are, while what is hard is no answer for who wants to rage. */
export const WIDENED: readonly ConceptKind[] = ['genre', 'theme', 'origin'];

/** What a wish counts beside a must. What is measured by the games named does not filter, but is what "like X but Y" is about. */
export function strengthOf({ strength, relative }: RequestWish): number {
  return strength === 'nice' && !relative ? WEIGHTS.nice : 1;
}

/**
 * Adds to every game what the concepts of a wish are worth to it, see "The score" in DESIGN.md: all of them, or, where any will
 * do, the best in full and the others in part.
 *
 * @param strength see {@link strengthOf}
 * @param relative whether games to be like measure the concepts, so that what is contrary to them decides
 */
export function addConcepts(
  scores: Float32Array,
  { concepts: wanted, any }: Extract<Aim, { kind: 'concept' }>,
  index: ConceptIndex,
  strength: number,
  relative: boolean | undefined,
): void {
  if (any) {
    addAnyOf(scores, wanted, index, strength);
    return;
  }
  for (const concept of wanted) {
    addConcept(scores, concept, index, strength * weightOf(index, concept));
    if (WIDENED.includes(index.concepts[concept].kind)) addNearMisses(scores, index, concept, strength * WEIGHTS.nice);
    if (relative) oppose(scores, index, concept, index.contrariesOf(concept), WEIGHTS.relative);
    else oppose(scores, index, concept, index.oppositesOf(concept), strength);
  }
}

/**
 * Where somebody asks with which game of a series to begin, what it is to be begun with comes first, whatever is more famous, and
 * what needs the story of others last. A small series is not all of the answer: what follows is not ordered by that.
 */
export function addStarts(scores: Float32Array, { wishes, exact }: Request, index: ConceptIndex): void {
  for (const { aim, strength } of wishes) {
    if (aim.kind !== 'concept' || strength === 'never') continue;
    for (const concept of aim.concepts) {
      if (!index.concepts[concept].withoutSeries) continue;
      const meant = (games: Int32Array) => (exact.length > 0 ? games.filter((game) => exact.includes(game)) : games);
      for (const game of meant(index.postings(concept).games)) scores[game] += WEIGHTS.start;
      for (const opposite of index.oppositesOf(concept)) {
        for (const game of meant(index.postings(opposite).games)) scores[game] -= WEIGHTS.start;
      }
    }
  }
}

/**
 * Where one thing is all that is asked for, what is about it comes before what is famous and has some of it. Its kind is then no
 * measure of how much it says: "the most complex games" are asked for by nothing else.
 */
export function addLone(scores: Float32Array, request: Request, index: ConceptIndex): void {
  const concept = loneConcept(request, index);
  if (concept === undefined) return;
  const own = weightOf(index, concept);
  const weight = Math.max(own, WEIGHTS.loneLeast);
  const presence = presenceOf(index, concept);
  const { games, degrees } = index.postings(concept);
  for (let i = 0; i < games.length; i++) {
    scores[games[i]] += (weight - own) * worthOf(degrees[i], presence);
    if (degrees[i] > ALSO) scores[games[i]] += WEIGHTS.lone * weight * degrees[i];
  }
}

/**
 * Adds to every game, on top of what each concept is worth to it, what that one of the must-haves is worth which marks it least: the
 * game that lacks nothing is asked for, not the best of some of it. Only what a game is counts, not whom it suits.
 */
export function addLeast(scores: Float32Array, { wishes }: Request, index: ConceptIndex): void {
  const musts = mustsOf(wishes, ({ kind }) => !OF_AUDIENCE.includes(kind), index);
  if (musts.length === 0) return;
  const weight = weightOfAll(musts, index);
  if (musts.length === 1 && musts[0].length === 1) {
    addConcept(scores, musts[0][0], index, WEIGHTS.least * weight);
    return;
  }
  // All that lack a must have nothing of it.
  const games = havingAll(musts, index);
  const least = new Float32Array(games.length).fill(1);
  for (const any of musts) {
    const most = worthOfAny(any, games, index);
    for (let i = 0; i < games.length; i++) if (most[i] < least[i]) least[i] = most[i];
  }
  for (let i = 0; i < games.length; i++) scores[games[i]] += WEIGHTS.least * weight * least[i];
}

/** The most games that a visitor shall not have to look for among better-known ones, which lack something. */
export const FEW = 6;

/** Where only a few games have all that is asked for, they come before those that lack some of it. */
export function addFew(scores: Float32Array, { wishes }: Request, index: ConceptIndex): void {
  const musts = mustsOf(wishes, () => true, index);
  if (musts.length < 2) return;
  const games = havingAll(musts, index);
  if (games.length > FEW) return;
  const worth = WEIGHTS.few * weightOfAll(musts, index);
  for (const game of games) scores[game] += worth;
}

/** The must-haves, each as the concepts any of which will do, as far as they count; most are one concept. */
function mustsOf(
  wishes: readonly RequestWish[],
  counts: (concept: Concept) => boolean,
  index: ConceptIndex,
): readonly (readonly number[])[] {
  return wishes.flatMap(({ aim, strength }): readonly (readonly number[])[] => {
    if (aim.kind !== 'concept' || strength !== 'must') return [];
    const concepts = aim.concepts.filter((concept) => counts(index.concepts[concept]));
    return aim.any && concepts.length > 0 ? [concepts] : concepts.map((concept) => [concept]);
  });
}

/** What must-haves weigh together, each as much as the heaviest of its concepts. */
function weightOfAll(musts: readonly (readonly number[])[], index: ConceptIndex): number {
  return musts.reduce((sum, any) => sum + Math.max(...any.map((concept) => weightOf(index, concept))), 0);
}

/** The games that meet all of one or more must-haves. */
function havingAll([first, ...others]: readonly (readonly number[])[], index: ConceptIndex): Int32Array {
  const having = (any: readonly number[]) => GameSet.union(any.map((concept) => index.having(concept)));
  const all = having(first);
  for (const other of others) all.intersect(having(other));
  return all.games();
}

/** What the one of some concepts that marks it most is worth to each of some games, as a share of being all of it. */
function worthOfAny(any: readonly number[], games: Int32Array, index: ConceptIndex): Float32Array {
  const most = new Float32Array(games.length);
  for (const concept of any) {
    const presence = presenceOf(index, concept);
    const degrees = index.degreesOf(concept, games);
    for (let i = 0; i < games.length; i++) {
      if (degrees[i] > 0) most[i] = Math.max(most[i], worthOf(degrees[i], presence));
    }
  }
  return most;
}

/** What the concepts that are asked for are worth together to a game that is all of it. */
export function worthOfConcepts({ wishes }: Request, index: ConceptIndex): number {
  let worth = 0;
  for (const wish of wishes) {
    if (wish.strength === 'never' || wish.aim.kind !== 'concept') continue;
    const weights = wish.aim.concepts.map((concept) => weightOf(index, concept));
    worth += strengthOf(wish) * (wish.aim.any ? Math.max(...weights) : weights.reduce((sum, each) => sum + each, 0));
  }
  return worth;
}

/** A concept counts by its kind, and the more the rarer it is: a western is a clearer wish than a good story. */
function weightOf({ concepts, rarity }: ConceptIndex, concept: number): number {
  return WEIGHTS.concept[concepts[concept].kind] * (WEIGHTS.common + (1 - WEIGHTS.common) * rarity[concept] * 2);
}

/** What having a concept to a degree is worth, as a share of having it whole. */
function worthOf(degree: number, presence: number): number {
  return presence + (1 - presence) * degree;
}

function presenceOf({ concepts }: ConceptIndex, concept: number): number {
  return concepts[concept].kind === 'perspective' ? WEIGHTS.presenceOfView : WEIGHTS.presence;
}

function addConcept(scores: Float32Array, concept: number, index: ConceptIndex, weight: number): void {
  const presence = presenceOf(index, concept);
  const { games, degrees } = index.postings(concept);
  for (let i = 0; i < games.length; i++) scores[games[i]] += weight * worthOf(degrees[i], presence);
}

/** Of things joined by "or" which is rarer, or says more of a game, does not matter: all have the weight of the greatest. */
function addAnyOf(scores: Float32Array, wanted: readonly number[], index: ConceptIndex, strength: number): void {
  const weight = strength * Math.max(...wanted.map((concept) => weightOf(index, concept)));
  const best = new Float32Array(scores.length);
  for (const concept of wanted) {
    const presence = presenceOf(index, concept);
    const { games, degrees } = index.postings(concept);
    for (let i = 0; i < games.length; i++) {
      const worth = weight * worthOf(degrees[i], presence);
      scores[games[i]] += WEIGHTS.besides * worth;
      if (worth > best[games[i]]) best[games[i]] = worth;
    }
  }
  for (let game = 0; game < scores.length; game++) scores[game] += (1 - WEIGHTS.besides) * best[game];
}

/** Adds to games without a concept what they have of those that it implies: beside metroidvanias, a platformer is nearest. */
function addNearMisses(scores: Float32Array, index: ConceptIndex, concept: number, strength: number): void {
  const wider = index.impliedBy(concept);
  if (wider.length === 0) return;
  const has = index.having(concept);
  for (const other of wider) {
    const weight = (strength * weightOf(index, other)) / wider.length;
    const presence = presenceOf(index, other);
    const { games, degrees } = index.postings(other);
    for (let i = 0; i < games.length; i++) {
      if (!has.has(games[i])) scores[games[i]] += weight * worthOf(degrees[i], presence);
    }
  }
}

/**
 * Takes from games that are about the opposite of a wish, as far as that marks them more than what is wished does: dodging in time
 * speaks against turns, but not in a game that is above all turn-based.
 */
function oppose(
  scores: Float32Array,
  index: ConceptIndex,
  concept: number,
  opposites: readonly number[],
  strength: number,
): void {
  for (const opposite of opposites) {
    const { games, degrees } = index.postings(opposite);
    const own = index.degreesOf(concept, games);
    for (let i = 0; i < games.length; i++) {
      const against = degrees[i] - own[i];
      if (against > 0) scores[games[i]] -= strength * WEIGHTS.opposition * against;
    }
  }
}
