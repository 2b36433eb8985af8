import type { Judges } from './judge';
import { type Judgement, MEETS, MET, UNMET } from './judgement';
import type { Request, RequestWish } from './request';

/** Which games may be shown, and what the wishes took out. */
export interface Filtered {
  /** 1 for games that pass every filter that was kept. */
  readonly passes: Uint8Array;
  /** The games that each exclusion took out of those that met the rest; exclusions that took none are left out. */
  readonly removed: readonly { readonly wish: string; readonly games: readonly number[] }[];
  readonly relaxed: readonly string[];
  readonly relaxations: readonly { readonly wish: string; readonly games: number }[];
}

/** What is given up first when nothing fits everything: how a game looks before what it is, what it is before what it needs. */
const SACRIFICE: readonly string[] = [
  'text', 'look', 'perspective', 'mood', 'session', 'hours', 'origin', 'access', 'fame', 'mechanic', 'content',
  'theme', 'audience', 'genre', 'year', 'spanish', 'hardware', 'players', 'price', 'age', 'platform',
]; // biome-ignore format: one list, read in order

/**
 * Applies the wishes that bind. Exclusions and must-have facts filter; a must-have concept ranks first but does not
 * filter, since catalogues forget facets more often than facts. Where no game meets every must, musts are given up one at
 * a time until one does, and for each single one it is counted how many games giving up that one alone would leave.
 * Exclusions are never given up. The game that is described passes the musts, which were read into its description.
 */
export function filter(request: Request, size: number, judges: Judges, described?: number): Filtered {
  const judgementOf = (wish: RequestWish) => judges.get(wish.id) as Judgement;
  const never = request.wishes.filter(({ strength }) => strength === 'never');
  const musts = request.wishes.filter(
    ({ strength, aim }) => strength === 'must' && aim.kind !== 'text' && aim.kind !== 'seed',
  );

  const allowed = new Uint8Array(size).fill(1);
  for (const game of request.known) allowed[game] = 0;
  /** How many musts a game misses. */
  const misses = new Uint8Array(size);
  for (const wish of musts) {
    const judgement = judgementOf(wish);
    for (let game = 0; game < size; game++) misses[game] += 1 - MEETS[judgement[game]];
  }
  const removed = never.map((wish) => {
    const has = judgementOf(wish);
    const games: number[] = [];
    for (let game = 0; game < size; game++) {
      if (!allowed[game] || has[game] === UNMET) continue;
      allowed[game] = 0;
      if (misses[game] === 0) games.push(game);
    }
    return { wish: wish.id, games };
  });

  const relaxed = relax(musts, judgementOf, allowed, misses);
  const kept = musts.filter(({ id, aim }) => filters(aim.kind) && !relaxed.includes(id));
  const passes = allowed.slice();
  for (const wish of kept) {
    const judgement = judgementOf(wish);
    for (let game = 0; game < size; game++) passes[game] &= MEETS[judgement[game]];
  }
  if (described !== undefined) passes[described] = allowed[described];
  return {
    passes,
    removed: removed.filter(({ games }) => games.length > 0),
    relaxed,
    relaxations: relaxed.length === 0 ? [] : singleRelaxations(musts, judgementOf, allowed, misses),
  };
}

function filters(kind: RequestWish['aim']['kind']): boolean {
  return kind !== 'concept' && kind !== 'seed' && kind !== 'text';
}

function relax(
  musts: readonly RequestWish[],
  judgementOf: (wish: RequestWish) => Judgement,
  allowed: Uint8Array,
  misses: Uint8Array,
): string[] {
  const left = misses.slice();
  const fits = () => {
    for (let game = 0; game < left.length; game++) if (left[game] === 0 && allowed[game] === 1) return true;
    return false;
  };
  const relaxed: string[] = [];
  const order = [...musts].reverse().sort((a, b) => essence(a) - essence(b));
  for (const wish of order) {
    if (fits()) break;
    const judgement = judgementOf(wish);
    let helps = false;
    for (let game = 0; game < left.length; game++) {
      if (judgement[game] === MET) continue;
      left[game]--;
      helps ||= allowed[game] === 1;
    }
    if (helps) relaxed.push(wish.id);
  }
  return relaxed;
}

/** Place in the order of sacrifice: a concept by its kind, which its id does not tell. */
function essence(wish: RequestWish): number {
  return SACRIFICE.indexOf(wish.sort);
}

function singleRelaxations(
  musts: readonly RequestWish[],
  judgementOf: (wish: RequestWish) => Judgement,
  allowed: Uint8Array,
  misses: Uint8Array,
): { wish: string; games: number }[] {
  const counted = musts.map((wish) => {
    const judgement = judgementOf(wish);
    let games = 0;
    for (let game = 0; game < allowed.length; game++) {
      if (misses[game] === 1 && judgement[game] !== MET && allowed[game] === 1) games++;
    }
    return { wish: wish.id, games };
  });
  return counted.filter(({ games }) => games > 0);
}
