import { GameSet } from '../collections/game-set';
import { type Ranked, TopList } from '../collections/top-list';
import type { Judges } from '../judge/judge';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { machinesOf } from '../knowledge/machines';
import type { Request } from '../request';
import { ABOUT } from '../retrieve/lone-concept';
import type { Candidates } from '../retrieve/retrieve';
import { SERIES_LIMIT, WEIGHTS } from '../weights';
import { sidesOf, spread } from './spread';

/** What being the game that was named adds: more than all wishes of a request together. */
const NAMED = 1000;

/** From which praise on a game is among the best there are. */
const BEST = 5;

/** Ages of a machine, in years, from which on it begins to be one of old, and is altogether. */
const OLD_FROM = 10;
const OLD_AT = 20;

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
  const rule = { limit: among ? limit : SERIES_LIMIT, named: request.exact, fitting: fittingAlone(request, judges) };
  const earned = factScores(request, judges, index);
  const sides = sidesOf(request, passes, index);
  for (let size = limit * POOL; ; size *= POOL) {
    const pool = poolOf(request, candidates, earned, passes, size);
    const held = new Set(pool.map(({ game }) => game));
    // The best of each side are looked at, be they among the best of all or not.
    for (const side of sides)
      pool.push(
        ...poolOf(request, candidates, earned, side, size).filter(({ game }) => !held.has(game) && held.add(game)),
      );
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
  for (const game of request.exact) {
    // Of several, what cannot be played any more is not what is meant.
    if (request.exact.length === 1 || passes.has(game)) pool.offer(game, scores[game] + NAMED);
  }
  return pool.best();
}

/** The best `limit` of some games by the scores of retrieval, best first. */
export function best(games: GameSet, { scores }: Candidates, limit: number): number[] {
  const top = new TopList(limit);
  games.each((game) => top.offer(game, scores[game]));
  return top.best().map(({ game }) => game);
}

/**
 * What the games that some machines are for earn by that: those that came out on one of them first, and on consoles of one maker
 * those that stay with it, and all that it made itself, should it have sold them elsewhere since. What is older than such a
 * console was made for another one.
 */
function madeFor(asked: readonly number[], { facts, knowledge }: CatalogueIndex): (game: number) => number {
  const { lexicon, makers } = knowledge;
  const positions = asked.flatMap((platform) => machinesOf(platform, lexicon));
  const machines = positions.map((position) => lexicon.platforms[position]);
  const [maker, ...others] = new Set(machines.map((machine) => (machine.console ? machine.maker : undefined)));
  const isAsked = lexicon.platforms.map((_, position) => positions.includes(position));
  // What was brought elsewhere later stays a game of the machine that it was made for.
  const isHome = (game: number) => isAsked[facts.home[game]];
  const since = Math.min(...machines.map((machine) => machine.since ?? 0));
  const inheritedBy = (game: number) => (facts.year[game] < since ? WEIGHTS.inherited : 0);
  if (maker === undefined || others.length > 0) {
    // A machine without a year is what most games run on anyway.
    const home = since > 0 ? WEIGHTS.home + WEIGHTS.loyal : WEIGHTS.home;
    return (game) => (isHome(game) ? home : 0) - inheritedBy(game);
  }
  const own = GameSet.of(facts.size, makers.named(maker)?.games ?? []);
  own.unite(facts.loyal);
  return (game) => {
    const inherited = inheritedBy(game);
    if (isHome(game)) return WEIGHTS.home + WEIGHTS.loyal - inherited;
    return (own.has(game) ? WEIGHTS.loyal - WEIGHTS.ported * facts.computer[game] : 0) - inherited;
  };
}

/** How much the newest of some machines is one of old: 0 for what is sold today, and for what has no year, to 1. */
function oldness(asked: readonly number[], { knowledge: { lexicon, newestYear } }: CatalogueIndex): number {
  const since = asked.flatMap((platform) => machinesOf(platform, lexicon)).map((each) => lexicon.platforms[each].since);
  const age = Math.min(...since.map((year) => newestYear - (year ?? newestYear)));
  return Math.min(1, Math.max(0, (age - OLD_FROM) / (OLD_AT - OLD_FROM)));
}

/**
 * What the facts add to each game's score: nice-to-have facts that are met, obscurity where a hidden gem is wanted, having nothing
 * to sell where a free game is, and being made for a console where nothing else is named. Nothing where the request asks for
 * none of these.
 */
function factScores({ wishes, way }: Request, judges: Judges, index: CatalogueIndex): Float64Array | undefined {
  const { facts } = index;
  let earned: Float64Array | undefined;
  const add = (worth: (game: number) => number): void => {
    earned ??= new Float64Array(facts.size);
    for (let game = 0; game < facts.size; game++) earned[game] += worth(game);
  };
  const onlyFacts = wishes.every(({ aim, strength }) => strength === 'never' || !ABOUT.includes(aim.kind));
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
    if (aim.kind === 'hours' && aim.from !== undefined && strength === 'must') {
      const least = Number(aim.from);
      add((game) =>
        facts.hours[game] > least ? WEIGHTS.lasting * Math.min(2, Math.log2(facts.hours[game] / least)) : 0,
      );
    }
    // Who describes a forgotten game says what it was on, not what is wanted.
    if (aim.kind === 'platform' && strength !== 'never' && way !== 'recalls') {
      // Who names a machine of old means its games, whatever else is asked.
      const share = onlyFacts ? 1 : WEIGHTS.ofOld * oldness(aim.platforms, index);
      const worth = madeFor(aim.platforms, index);
      if (share > 0) add((game) => share * worth(game));
    }
    if (strength !== 'nice' || aim.kind === 'concept' || aim.kind === 'seed' || aim.kind === 'thing') continue;
    // Who says "cheap" would pay: free games, the only ones known to be cheap, are no better than others.
    if (aim.kind === 'price' && aim.is === 'cheap') continue;
    const met = judges.get(id)?.met;
    add((game) => (met?.has(game) ? WEIGHTS.fact : 0));
    // "Best" means the best, not whatever is good and famous.
    if (aim.kind === 'fame' && aim.is === 'acclaimed')
      add((game) => WEIGHTS.best * Number(facts.acclaim[game] >= BEST));
  }
  return earned;
}
