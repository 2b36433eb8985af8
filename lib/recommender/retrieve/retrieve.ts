import { gamesWithThing } from '../judge/games-with-thing';
import type { Evidence } from '../judge/judge';
import { scoreTexts, type TextScores } from '../judge/text-scores';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Priors } from '../knowledge/priors';
import type { Concept } from '../lexicon';
import type { Request, RequestWish } from '../request';
import { WEIGHTS } from '../weights';
import {
  addConcepts,
  addFew,
  addLeast,
  addLone,
  addStarts,
  strengthOf,
  WIDENED,
  worthOfConcepts,
} from './concept-scores';
import { describedGame, isNear } from './described-game';
import { fittingSeeds } from './fitting-seeds';
import { likenessTo } from './likeness-to';
import { asksOnlyFacts, loneConcept } from './lone-concept';
import { addSeeds, type SeedLikeness } from './seed-scores';
import { shareOfMusts } from './share-of-musts';

/** Every game's score before facts and filters, and what it was made of. */
export interface Candidates {
  readonly scores: Float32Array;
  readonly evidence: Evidence;
  /** The one game that the text describes, if it does. */
  readonly described: number | undefined;
}

/** From how many words that mean nothing else, and from what share of all, a game's texts speak of a text as of a tale. */
const CLEAR = { own: 3, share: 0.6 } as const;

/** Of how many games at most others follow by their likeness: more fill an answer themselves. */
const MOST_ALIKE = 40;

/** How many games stand for a series or a studio. */
const STAND_FOR = 3;

/**
 * Scores all games by the concepts asked for, by likeness to the games named and by the words of their texts: one pass over
 * the postings of each, so that the time grows with what is asked, not with what the catalogue knows.
 */
export function retrieve(request: Request, index: CatalogueIndex): Candidates {
  const scores = index.priors[eraOf(request, index.concepts.concepts)].slice();

  const likeness = new Map<string, Float32Array>();
  const things = new Map<string, ReadonlyMap<number, number>>();
  const seeds: SeedLikeness[] = [];
  let share: Float32Array | undefined;
  const shareOf = () => {
    share ??= shareOfMusts(request, index);
    return share;
  };
  // Who wishes for nothing but a thing means that.
  const onlyThings = request.wishes.every(({ aim }) => aim.kind === 'thing');
  for (const wish of request.wishes) {
    if (wish.strength === 'never') continue;
    const strength = onlyThings ? 1 : strengthOf(wish);
    if (wish.aim.kind === 'concept') {
      addConcepts(scores, wish.aim, index.concepts, strength, wish.relative);
    } else if (wish.aim.kind === 'among') {
      // Where none of them fits, what is like the best known of them does.
      const likenesses = likenessTo(wish.aim.games.slice(0, STAND_FOR), request, index);
      addAll(scores, likenesses, strength * WEIGHTS.among);
    } else if (wish.aim.kind === 'thing') {
      const telling = gamesWithThing(wish.aim, index);
      things.set(wish.id, telling);
      // A word that would be nice lifts no game over those that are what is asked for, where any of those has it.
      const shares = wish.strength === 'nice' ? shareOf() : undefined;
      const lifts = shares && [...telling.keys()].some((game) => shares[game] > 0) ? shares : undefined;
      for (const [game, degree] of telling) {
        scores[game] += strength * WEIGHTS.thing * degree * (lifts ? Math.sqrt(lifts[game]) : 1);
      }
    } else if (wish.aim.kind === 'seed') {
      const likenesses = likenessTo(fittingSeeds(wish.aim, request, index), request, index);
      likeness.set(wish.id, likenesses);
      seeds.push({ likenesses, strength });
    }
  }
  if (seeds.length > 0) {
    const weight = WEIGHTS.seed + WEIGHTS.beside * worthOfConcepts(request, index.concepts);
    addSeeds(scores, seeds, weight, shareOf());
  }
  addLeast(scores, request, index.concepts);
  addFew(scores, request, index.concepts);
  addLone(scores, request, index.concepts);
  addStarts(scores, request, index.concepts);
  addLikeThose(scores, request, index);

  for (const particular of request.particulars) {
    for (const [game, degree] of gamesWithThing(particular, index)) scores[game] += WEIGHTS.particular * degree;
  }

  addForeign(scores, request, index);

  const onlyFacts = asksOnlyFacts(request);
  for (const hint of request.hints) {
    addBest(scores, hint.favours, index, onlyFacts && hint.company ? WEIGHTS.company : WEIGHTS.favour);
    addBest(scores, hint.disfavours, index, -WEIGHTS.favour);
  }

  const text = scoreTexts(request, index);
  const described = describedGame(request, text, index);
  // Beside a game that is described, what is like it says more than what shares a word with the description.
  const say = request.tells && described === undefined ? WEIGHTS.told : WEIGHTS.text;
  const mayBeClear = request.terms.filter(({ understood }) => !understood).length >= CLEAR.own;
  for (const game of text.games) {
    const weight = mayBeClear ? Math.max(say, WEIGHTS.told * clarity(game, text)) : say;
    scores[game] += weight * text.score(game);
  }
  if (described !== undefined) {
    // Should it be another one after all, it is one like it.
    const likenesses = likenessTo([described], request, index);
    addAll(scores, likenesses, WEIGHTS.likeDescribed);
    for (const game of text.games) if (isNear(game, described, text)) scores[game] += WEIGHTS.nearDescribed;
    scores[described] += WEIGHTS.described;
  }
  return { scores, evidence: { likeness, things, text }, described };
}

/**
 * Where one thing is all that is asked for and few games have it, what is like these comes before what is merely famous: after the
 * games of cricket come other sports.
 */
function addLikeThose(scores: Float32Array, request: Request, index: CatalogueIndex): void {
  const concept = loneConcept(request, index.concepts);
  if (concept === undefined || !WIDENED.includes(index.concepts.concepts[concept].kind)) return;
  const defined = index.concepts.definedBy(concept);
  if (defined.length === 0 || defined.length > MOST_ALIKE) return;
  // To all, since what has the thing is no less like them, and stays ahead.
  addAll(scores, likenessTo(Array.from(defined), request, index), WEIGHTS.likeThose);
}

/** Who asks in Spanish for games that are played with words wants them in Spanish. */
function addForeign(scores: Float32Array, { spoken, wishes }: Request, { concepts, facts }: CatalogueIndex): void {
  const isOfWords = ({ aim, strength }: RequestWish) =>
    aim.kind === 'concept' && strength !== 'never' && aim.concepts.some((each) => concepts.concepts[each].ofWords);
  if (spoken !== 'es' || !wishes.some(isOfWords)) return;
  for (let game = 0; game < scores.length; game++) if (facts.spanish[game] === 0) scores[game] -= WEIGHTS.foreign;
}

/** How much of a tale a text is of one game, 0 to 1, however it opens: by what the game's texts hold of it beyond wishes. */
function clarity(game: number, { coverage, foundOwn }: TextScores): number {
  return foundOwn(game) < CLEAR.own ? 0 : Math.max(0, (coverage(game) - CLEAR.share) / (1 - CLEAR.share));
}

/** What age means to a request: nothing where an era, a weak machine or a classic is asked for. */
function eraOf({ wishes }: Request, concepts: readonly Concept[]): keyof Priors {
  let era: keyof Priors = 'timely';
  for (const { aim, strength } of wishes) {
    if (strength === 'never') continue;
    if (aim.kind === 'year' || (aim.kind === 'hardware' && aim.is === 'low' && strength === 'must')) return 'timeless';
    if (aim.kind === 'concept' && aim.concepts.some((concept) => concepts[concept].ageless)) return 'timeless';
    if (aim.kind === 'price' && aim.is === 'cheap') era = 'dated';
  }
  return era;
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
