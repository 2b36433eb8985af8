import type { GameSet } from '../collections/game-set';
import { type Ranked, TopList } from '../collections/top-list';
import type { Judges } from '../judge/judge';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Request } from '../request';
import { ABOUT } from '../retrieve/lone-concept';
import type { Candidates } from '../retrieve/retrieve';
import { SERIES_LIMIT } from '../weights';
import { sidesOf, spread } from './spread';
import { withoutUnsuited } from './unsuited';
import { withFacts } from './with-facts';

/** What being the game that was named adds: more than all wishes of a request together. */
const NAMED = 1000;

/** How many of the best are looked at for variety, per game asked for. */
const POOL = 3;

/**
 * The best `limit` games among those that pass, best first: the scores of retrieval plus what met facts add, less what suiting others
 * costs, then spread so that neither a series nor near-duplicates fill the answer. Ties break by the games' order.
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
  const rule = { limit: among ? limit : SERIES_LIMIT, named: request.exact, fitting: fittingAlone(request, judges) };
  const met = withFacts(candidates.scores, request, judges, index);
  const scores = withoutUnsuited(met, request, judges, passes, index.concepts.concepts);
  const sides = sidesOf(request, passes, index);
  for (let size = limit * POOL; ; size *= POOL) {
    const pool = poolOf(scores, passes, size, request);
    const held = new Set(pool.map(({ game }) => game));
    // The best of each side are looked at, be they among the best of all or not.
    for (const side of sides) {
      for (const ranked of poolOf(scores, side, size, request)) {
        if (held.has(ranked.game)) continue;
        held.add(ranked.game);
        pool.push(ranked);
      }
    }
    const picked = spread(pool, index, limit, rule, sides);
    // One large series may fill the pool ("a plumber who jumps on turtles").
    if (picked.length === limit || pool.length < size) return picked;
  }
}

/** The games that have the one thing a request asks for, where it asks for no other. */
function fittingAlone({ wishes }: Request, judges: Judges): GameSet | undefined {
  const about = wishes.filter(({ aim, strength }) => strength === 'must' && ABOUT.includes(aim.kind));
  return about.length === 1 && about[0].aim.kind === 'concept' ? judges.get(about[0].id)?.met : undefined;
}

/** The best games that pass, at most `size`, and before them those that were named themselves. */
function poolOf(scores: Float32Array, passes: GameSet, size: number, { exact }: Request): Ranked[] {
  const pool = new TopList(Math.min(size, scores.length));
  for (let game = 0; game < scores.length; game++) {
    if (scores[game] > pool.floor && passes.has(game) && !exact.includes(game)) pool.offer(game, scores[game]);
  }
  // The very game that was named comes first, whatever else is like it.
  for (const [place, game] of exact.entries()) {
    // Of several, what cannot be played any more is not what is meant. They keep their order: being like one another says nothing.
    if (exact.length === 1 || passes.has(game)) pool.offer(game, NAMED * (exact.length - place));
  }
  return pool.best();
}

/** The best `limit` of some games by the scores of retrieval, best first. */
export function best(games: GameSet, { scores }: Candidates, limit: number): number[] {
  const top = new TopList(limit);
  for (const game of games.games()) top.offer(game, scores[game]);
  return top.best().map(({ game }) => game);
}
