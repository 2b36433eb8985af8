import { GameSet } from '../collections/game-set';
import type { Judges } from '../judge/judge';
import { type Judgement, notUnmet } from '../judge/judgement';
import type { Request, RequestWish } from '../request';

/** Which games may be shown, and what the wishes took out. */
export interface Filtered {
  /** Games that pass every filter that was kept. */
  readonly passes: GameSet;
  /** The games that each exclusion took out of those that met the rest; exclusions that took none are left out. */
  readonly removed: readonly { readonly wish: string; readonly games: GameSet }[];
  readonly relaxed: readonly string[];
  readonly relaxations: readonly { readonly wish: string; readonly games: number }[];
}

/** What is given up first when nothing fits everything: how a game looks before what it is, what it is before what it needs. */
const SACRIFICE: readonly string[] = [
  'thing', 'look', 'perspective', 'mood', 'session', 'hours', 'origin', 'access', 'fame', 'mechanic', 'content',
  'theme', 'audience', 'genre', 'maker', 'series', 'year', 'spanish', 'hardware', 'players', 'price', 'age', 'platform',
]; // biome-ignore format: one list, read in order

/**
 * Applies the wishes that bind. Exclusions and must-have facts filter; a must-have concept ranks first but does not
 * filter, since catalogues forget facets more often than facts, unless nobody who asks for it can play without. Where no game
 * meets every must, it is counted for each single one how many games giving up that one alone would leave, and the least
 * essential of those that leave any is given up; where none does, musts are given up one after the other until some game meets
 * the rest. Exclusions are never given up. The game that is described passes the musts, which were read into its description.
 *
 * @param open the games that can still be played
 */
export function filter(request: Request, open: GameSet, judges: Judges, described?: number): Filtered {
  const judgementOf = (wish: RequestWish) => judges.get(wish.id) as Judgement;
  const never = request.wishes.filter(({ strength }) => strength === 'never');
  const musts = request.wishes.filter(({ strength, aim }) => strength === 'must' && aim.kind !== 'seed');

  const allowed = open.copy();
  if (described !== undefined) allowed.add(described);
  for (const game of request.known) if (game !== described) allowed.delete(game);
  /** Games that are allowed and meet every must. */
  const perfect = allowed.copy();
  for (const wish of musts) perfect.intersect(judgementOf(wish).met);
  const removed = never.map((wish) => {
    const unwanted = notUnmet(judgementOf(wish));
    const games = perfect.copy();
    games.intersect(unwanted);
    perfect.subtract(unwanted);
    allowed.subtract(unwanted);
    // "Mice that avoid cats": in a tale the negation is a detail of the game that it describes, and so is a thing that it lacks: the
    // texts that hold "passwords" may well say that it has none.
    const { kind } = wish.aim;
    if (described !== undefined && (kind === 'thing' || (request.tells && kind === 'concept'))) allowed.add(described);
    return { wish: wish.id, games };
  });

  const relaxations = perfect.isEmpty() ? singleRelaxations(musts, judgementOf, allowed) : [];
  const [sole] = relaxations.map(({ wish }) => wish).sort((a, b) => essence(a) - essence(b));
  const relaxed = sole ? [sole.id] : perfect.isEmpty() ? relax(musts, judgementOf, allowed) : [];
  const kept = musts.filter((wish) => filters(wish, request) && !relaxed.includes(wish.id));
  const passes = allowed.copy();
  for (const wish of kept) passes.intersect(judgementOf(wish).met);
  keepThings(passes, request, judgementOf);
  if (described !== undefined && allowed.has(described)) passes.add(described);
  return {
    passes,
    removed: removed.filter(({ games }) => !games.isEmpty()),
    relaxed,
    relaxations: relaxations.map(({ wish, games }) => ({ wish: wish.id, games })),
  };
}

/**
 * Where things are all that is asked for, and perhaps what to play them on, what tells of none of them would be filler: "koalas"
 * means koalas, not the most famous games there are. Nothing is left out where no game would be left.
 */
function keepThings(passes: GameSet, { wishes }: Request, judgementOf: (wish: RequestWish) => Judgement): void {
  const wanted = wishes.filter(({ strength }) => strength !== 'never');
  const things = wanted.filter(({ aim }) => aim.kind === 'thing');
  if (things.length === 0 || wanted.some(({ aim }) => aim.kind !== 'thing' && aim.kind !== 'platform')) return;
  const telling = GameSet.none(passes.size);
  for (const wish of things) telling.unite(judgementOf(wish).met);
  telling.intersect(passes);
  if (!telling.isEmpty()) passes.intersect(telling);
}

/** In a tale even what binds is a detail: "a knight who fights with one hand". */
function filters({ aim: { kind }, binds }: RequestWish, { tells }: Request): boolean {
  return kind === 'concept' ? Boolean(binds) && !tells : kind !== 'seed';
}

/** The musts to give up, so that some game meets the rest; those that every allowed game meets need not go. */
function relax(
  musts: readonly RequestWish[],
  judgementOf: (wish: RequestWish) => Judgement,
  allowed: GameSet,
): string[] {
  const order = [...musts].reverse().sort((a, b) => essence(a) - essence(b));
  const fitting = allowed.copy();
  // From the most essential one down to the first that no game meets together with those.
  let last = order.length - 1;
  for (; last >= 0; last--) {
    fitting.intersect(judgementOf(order[last]).met);
    if (fitting.isEmpty()) break;
  }
  const helps = (wish: RequestWish): boolean => {
    const missing = allowed.copy();
    missing.subtract(judgementOf(wish).met);
    return !missing.isEmpty();
  };
  return order
    .slice(0, last + 1)
    .filter(helps)
    .map(({ id }) => id);
}

/** Place in the order of sacrifice: a concept by its kind, which its id does not tell; what one cannot play without goes last. */
function essence({ sort, binds }: RequestWish): number {
  return binds === 'always' ? SACRIFICE.length : SACRIFICE.indexOf(sort);
}

function singleRelaxations(
  musts: readonly RequestWish[],
  judgementOf: (wish: RequestWish) => Judgement,
  allowed: GameSet,
): { wish: RequestWish; games: number }[] {
  const missing = musts.map((wish) => {
    const games = allowed.copy();
    games.subtract(judgementOf(wish).met);
    return games;
  });
  /** Games that miss a must, and those that miss more than one. */
  const once = GameSet.none(allowed.size);
  const twice = GameSet.none(allowed.size);
  for (const games of missing) {
    const again = once.copy();
    again.intersect(games);
    twice.unite(again);
    once.unite(games);
  }
  const counted = musts.map((wish, place) => {
    missing[place].subtract(twice);
    return { wish, games: missing[place].count() };
  });
  return counted.filter(({ games }) => games > 0);
}
