import { GameSet } from '../collections/game-set';
import { gamesWithThing } from '../judge/games-with-thing';
import type { Evidence } from '../judge/judge';
import { scoreTexts } from '../judge/text-scores';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { ALSO } from '../knowledge/concept-index';
import type { Priors } from '../knowledge/priors';
import type { Aim, Request, RequestWish } from '../request';
import { WEIGHTS } from '../weights';
import { describedGame, isNear } from './described-game';
import { fittingSeeds } from './fitting-seeds';
import { likenessTo } from './likeness-to';
import { loneConcept } from './lone-concept';
import { addSeeds, type SeedLikeness } from './seed-scores';
import { shareOfMusts } from './share-of-musts';

/** Every game's score before facts and filters, and what it was made of. */
export interface Candidates {
  readonly scores: Float32Array;
  readonly evidence: Evidence;
  /** The one game that the text describes, if it does. */
  readonly described: number | undefined;
}

/** How many games stand for a series or a studio. */
const STAND_FOR = 3;

/**
 * Scores all games by the concepts asked for, by likeness to the games named and by the words of their texts: one pass over
 * the postings of each, so that the time grows with what is asked, not with what the catalogue knows.
 */
export function retrieve(request: Request, index: CatalogueIndex): Candidates {
  const scores = index.priors[eraOf(request)].slice();

  const likeness = new Map<string, Float32Array>();
  const things = new Map<string, ReadonlyMap<number, number>>();
  const seeds: SeedLikeness[] = [];
  // Who wishes for nothing but a thing means that.
  const onlyThings = request.wishes.every(({ aim }) => aim.kind === 'thing');
  for (const wish of request.wishes) {
    if (wish.strength === 'never') continue;
    const strength = onlyThings ? 1 : strengthOf(wish);
    if (wish.aim.kind === 'concept') {
      addConcepts(scores, wish.aim, index, strength, wish.relative ? WEIGHTS.relative : strength);
    } else if (wish.aim.kind === 'among') {
      // Where none of them fits, what is like the best known of them does.
      const likenesses = likenessTo(wish.aim.games.slice(0, STAND_FOR), request, index);
      addAll(scores, likenesses, strength * WEIGHTS.among);
    } else if (wish.aim.kind === 'thing') {
      const telling = gamesWithThing(wish.aim, index);
      things.set(wish.id, telling);
      for (const [game, degree] of telling) scores[game] += strength * WEIGHTS.thing * degree;
    } else if (wish.aim.kind === 'seed') {
      const likenesses = likenessTo(fittingSeeds(wish.aim, request, index), request, index);
      likeness.set(wish.id, likenesses);
      seeds.push({ likenesses, strength });
    }
  }
  if (seeds.length > 0) {
    const weight = WEIGHTS.seed + WEIGHTS.beside * worthOfConcepts(request, index);
    addSeeds(scores, seeds, weight, shareOfMusts(request, index));
  }
  addLone(scores, request, index);

  for (const particular of request.particulars) {
    for (const [game, degree] of gamesWithThing(particular, index)) scores[game] += WEIGHTS.particular * degree;
  }

  for (const hint of request.hints) {
    addBest(scores, hint.favours, index, WEIGHTS.favour);
    addBest(scores, hint.disfavours, index, -WEIGHTS.favour);
  }

  const text = scoreTexts(request, index);
  const described = describedGame(request, text, index);
  // Beside a game that is described, what is like it says more than what shares a word with the description.
  const say = request.tells && described === undefined ? WEIGHTS.told : WEIGHTS.text;
  for (const game of text.games) scores[game] += say * text.score(game);
  if (described !== undefined) {
    // Should it be another one after all, it is one like it.
    const likenesses = likenessTo([described], request, index);
    addAll(scores, likenesses, WEIGHTS.likeDescribed);
    for (const game of text.games) if (isNear(game, described, text)) scores[game] += WEIGHTS.nearDescribed;
    scores[described] += WEIGHTS.described;
  }
  return { scores, evidence: { likeness, things, text }, described };
}

/** What age means to a request: nothing where an era or a weak machine is asked for. */
function eraOf({ wishes }: Request): keyof Priors {
  const asked = wishes.filter(({ strength }) => strength !== 'never').map(({ aim }) => aim);
  if (asked.some((aim) => aim.kind === 'year' || aim.kind === 'hardware')) return 'timeless';
  return asked.some((aim) => aim.kind === 'price' && aim.is === 'cheap') ? 'dated' : 'timely';
}

/** Adds what the concepts of a wish are worth to each game: where any will do, the best in full and the others in part. */
function addConcepts(
  scores: Float32Array,
  { concepts: wanted, any }: Extract<Aim, { kind: 'concept' }>,
  index: CatalogueIndex,
  strength: number,
  against: number,
): void {
  const best = any ? new Float32Array(scores.length) : undefined;
  // Either will do: which of them is rarer, or says more of a game, does not matter.
  const either = any ? Math.max(...wanted.map((concept) => conceptWeight(index, concept))) : 0;
  for (const concept of wanted) {
    const weight = strength * (any ? either : conceptWeight(index, concept));
    const isView = index.concepts.concepts[concept].kind === 'perspective';
    const presence = isView ? WEIGHTS.presenceOfView : WEIGHTS.presence;
    const { games, degrees } = index.concepts.postings(concept);
    for (let i = 0; i < games.length; i++) {
      const worth = weight * worthOf(degrees[i], presence);
      scores[games[i]] += best ? worth * WEIGHTS.besides : worth;
      if (best && worth > best[games[i]]) best[games[i]] = worth;
    }
    if (!any) {
      if (index.concepts.concepts[concept].kind === 'genre')
        addNearMisses(scores, index, concept, strength * WEIGHTS.nice);
      oppose(scores, index, concept, against);
    }
  }
  if (best) addAll(scores, best, 1 - WEIGHTS.besides);
}

/** Where one uncommon thing is all that is asked for, what is about it comes before what is famous and has some of it. */
function addLone(scores: Float32Array, request: Request, index: CatalogueIndex): void {
  const concept = loneConcept(request, index.concepts);
  if (concept === undefined) return;
  const weight = WEIGHTS.lone * conceptWeight(index, concept);
  const { games, degrees } = index.concepts.postings(concept);
  for (let i = 0; i < games.length; i++) if (degrees[i] > ALSO) scores[games[i]] += weight * degrees[i];
}

/** Adds to each game `weight` by the degree of that one of the concepts which marks it most. */
function addBest(scores: Float32Array, among: readonly number[], { concepts }: CatalogueIndex, weight: number): void {
  const { games, degrees } = concepts.postingsOfAny(among);
  for (let i = 0; i < games.length; i++) scores[games[i]] += weight * degrees[i];
}

/** Adds `weight` times a value of its own to each score. */
function addAll(scores: Float32Array, values: Float32Array, weight: number): void {
  for (let game = 0; game < scores.length; game++) scores[game] += weight * values[game];
}

/** What a wish counts beside a must. What is measured by the games named does not filter, but is what "like X but Y" is about. */
function strengthOf({ strength, relative }: RequestWish): number {
  return strength === 'nice' && !relative ? WEIGHTS.nice : 1;
}

/** What the concepts that are asked for are worth together to a game that is all of it. */
function worthOfConcepts({ wishes }: Request, index: CatalogueIndex): number {
  let worth = 0;
  for (const wish of wishes) {
    if (wish.strength === 'never' || wish.aim.kind !== 'concept') continue;
    const worths = wish.aim.concepts.map((concept) => conceptWeight(index, concept));
    worth += strengthOf(wish) * (wish.aim.any ? Math.max(...worths) : worths.reduce((sum, each) => sum + each, 0));
  }
  return worth;
}

/** What having a concept to a degree is worth, as a share of having it whole. */
function worthOf(degree: number, presence: number = WEIGHTS.presence): number {
  return presence + (1 - presence) * degree;
}

/** A concept counts by its kind, and the more the rarer it is: a western is a clearer wish than a good story. */
function conceptWeight({ concepts }: CatalogueIndex, concept: number): number {
  const rarity = concepts.rarity[concept];
  return WEIGHTS.concept[concepts.concepts[concept].kind] * (WEIGHTS.common + (1 - WEIGHTS.common) * rarity * 2);
}

/** Adds to games without a genre what they have of those that it implies: beside metroidvanias, a platformer is nearest. */
function addNearMisses(scores: Float32Array, index: CatalogueIndex, concept: number, strength: number): void {
  const { concepts } = index;
  const wider = concepts.impliedBy(concept);
  if (wider.length === 0) return;
  const has = GameSet.of(scores.length, concepts.postings(concept).games);
  for (const other of wider) {
    const weight = (strength * conceptWeight(index, other)) / wider.length;
    const { games, degrees } = concepts.postings(other);
    for (let i = 0; i < games.length; i++) {
      if (!has.has(games[i])) scores[games[i]] += weight * worthOf(degrees[i]);
    }
  }
}

/** Takes from games that are about the opposite of a wish. */
function oppose(scores: Float32Array, { concepts }: CatalogueIndex, concept: number, strength: number): void {
  for (const opposite of concepts.oppositesOf(concept)) {
    const postings = concepts.postings(opposite);
    for (let i = 0; i < postings.games.length; i++) {
      scores[postings.games[i]] -= strength * WEIGHTS.opposition * postings.degrees[i];
    }
  }
}
