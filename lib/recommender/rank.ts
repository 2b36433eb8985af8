import type { CatalogueIndex } from './catalogue-index';
import type { GameSet } from './game-set';
import type { Judges } from './judge';
import { Likenesses } from './likenesses';
import { ABOUT } from './lone-concept';
import type { Request } from './request';
import type { Candidates } from './retrieve';
import { type Ranked, TopList } from './top-list';
import { SERIES_LIMIT, VARIETY, WEIGHTS } from './weights';

/** What being the game that was named adds: more than all wishes of a request together. */
const NAMED = 1000;

/** How many of the best are looked at for variety, per game asked for. */
const POOL = 3;

/**
 * The best `limit` games among those that pass, best first: the scores of retrieval plus what met facts add, then spread
 * so that neither a series nor near-duplicates fill the answer. Ties break by the games' order.
 */
export function rank(
  request: Request,
  candidates: Candidates,
  judges: Judges,
  passes: GameSet,
  index: CatalogueIndex,
  limit: number,
): Ranked[] {
  // Who asks for a series, or for a studio, wants more than two games of it.
  const among = request.wishes.some(({ aim, strength }) => aim.kind === 'among' && strength !== 'never');
  const seriesLimit = among ? limit : SERIES_LIMIT;
  const earned = factScores(request, judges, index);
  for (let size = limit * POOL; ; size *= POOL) {
    const pool = poolOf(request, candidates, earned, passes, size);
    const picked = spread(pool, index, limit, seriesLimit);
    // One large series may fill the pool ("a plumber who jumps on turtles").
    if (picked.length === limit || pool.length < size) return picked;
  }
}

/** The best games that pass, at most `size`, and before them those that were named themselves. */
function poolOf(
  request: Request,
  { scores }: Candidates,
  earned: Float64Array | undefined,
  passes: GameSet,
  size: number,
): Ranked[] {
  const pool = new TopList(size);
  passes.each((game) => {
    const score = earned ? scores[game] + earned[game] : scores[game];
    if (score > pool.floor && !request.exact.includes(game)) pool.offer(game, score);
  });
  // The very game that was named comes first, whatever else is like it.
  for (const game of request.exact) pool.offer(game, scores[game] + NAMED);
  return pool.best();
}

/** The best `limit` of some games by the scores of retrieval, best first. */
export function best(games: GameSet, { scores }: Candidates, limit: number): number[] {
  const top = new TopList(limit);
  games.each((game) => top.offer(game, scores[game]));
  return top.best().map(({ game }) => game);
}

/**
 * What the facts add to each game's score: nice-to-have facts that are met, obscurity where a hidden gem is wanted, having nothing
 * to sell where a free game is, and being made for a console where nothing else is named. Nothing where the request asks for
 * none of these.
 */
function factScores(
  { wishes }: Request,
  judges: Judges,
  { facts, knowledge }: CatalogueIndex,
): Float64Array | undefined {
  let earned: Float64Array | undefined;
  const add = (worth: (game: number) => number): void => {
    earned ??= new Float64Array(facts.size);
    for (let game = 0; game < facts.size; game++) earned[game] += worth(game);
  };
  const onlyFacts = wishes.every(({ aim, strength }) => strength === 'never' || !ABOUT.includes(aim.kind));
  // Only its own games say what a console is for.
  const isConsole = (platform: number) => knowledge.lexicon.platforms[platform].console === true;
  for (const { id, aim, strength } of wishes) {
    if (aim.kind === 'fame' && aim.is === 'hidden' && strength !== 'never') {
      // The prior's fame is taken back, and turned round.
      add((game) => (3 - facts.fame[game]) * (WEIGHTS.hidden + WEIGHTS.fame));
    }
    if (aim.kind === 'price' && aim.is === 'free' && strength !== 'never') {
      add((game) => (facts.purchases[game] === 0 ? WEIGHTS.sellsNothing : 0));
    }
    if (aim.kind === 'hours' && aim.to !== undefined && strength !== 'never') {
      const most = Number(aim.to);
      // Where the limit had to be given up, the games that pass it least come first.
      add((game) => (facts.hours[game] > most ? -WEIGHTS.tooLong * Math.log2(facts.hours[game] / most) : 0));
    }
    if (aim.kind === 'platform' && strength !== 'never' && onlyFacts && aim.platforms.every(isConsole)) {
      add((game) => (facts.loyal.has(game) ? WEIGHTS.loyal - WEIGHTS.ported * facts.computer[game] : 0));
    }
    if (strength !== 'nice' || aim.kind === 'concept' || aim.kind === 'seed' || aim.kind === 'thing') continue;
    // Who says "cheap" would pay: free games, the only ones known to be cheap, are no better than others.
    if (aim.kind === 'price' && aim.is === 'cheap') continue;
    const met = judges.get(id)?.met;
    add((game) => (met?.has(game) ? WEIGHTS.fact : 0));
  }
  return earned;
}

/**
 * Picks greedily by score less likeness to what was picked; each series `seriesLimit` times at most. Likeness only
 * grows with every pick, so that an earlier worth is never too low, and only the game that leads is brought up to date (lazy
 * greedy, Minoux 1978).
 */
function spread(
  pool: readonly Ranked[],
  { concepts, facts }: CatalogueIndex,
  limit: number,
  seriesLimit: number,
): Ranked[] {
  const picked: Ranked[] = [];
  const likenesses = new Likenesses(concepts, Math.min(limit, pool.length));
  const ofSeries = new Map<number, number>();
  /** Scores less likeness to the picked games that each was compared with, and how many those are. */
  const worth = Float64Array.from(pool, ({ score }) => score);
  const likeness = new Float64Array(pool.length);
  const compared = new Int32Array(pool.length);
  for (let left = pool.length; left > 0 && picked.length < limit; ) {
    let leader = 0;
    for (let i = 1; i < worth.length; i++) if (worth[i] > worth[leader]) leader = i;
    const { game } = pool[leader];
    const count = ofSeries.get(facts.series[game]) ?? 0;
    if (count < seriesLimit && compared[leader] < picked.length) {
      likeness[leader] = Math.max(likeness[leader], likenesses.greatest(game, compared[leader]));
      compared[leader] = picked.length;
      worth[leader] = pool[leader].score - VARIETY * likeness[leader];
      continue;
    }
    worth[leader] = Number.NEGATIVE_INFINITY;
    left--;
    if (count === seriesLimit) continue;
    ofSeries.set(facts.series[game], count + 1);
    picked.push(pool[leader]);
    likenesses.add(game);
  }
  return picked;
}
