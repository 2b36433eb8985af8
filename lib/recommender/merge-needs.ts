import type { Strength } from './recommendation';
import type { BoundNeed } from './request';

/** A need with the words that it came from. */
export interface StatedNeed {
  readonly need: BoundNeed;
  readonly strength: Strength;
  readonly words: string;
  /** "Or" joins it to the need before it: "late nineties or early two thousands". */
  readonly or?: boolean;
}

type PlayersNeed = Extract<BoundNeed, { kind: 'players' }>;
type RangeNeed = Extract<BoundNeed, { kind: 'year' | 'hours' }>;

/**
 * Needs of one kind said in several places, as one: "cooperativo" … "en el sofá" … "para cuatro" is couch co-op for four,
 * "de los 90" and "antes de 1995" is 1990 to 1994, two ages are the younger one. Unwanted needs stay apart, since each forbids alone.
 */
export function mergeNeeds(stated: readonly StatedNeed[]): StatedNeed[] {
  const merged: StatedNeed[] = [];
  for (const next of stated) {
    const at = merged.findIndex(
      (held) => held.strength !== 'never' && next.strength !== 'never' && sameSort(held, next),
    );
    if (at < 0) merged.push(next);
    else {
      const held = merged[at];
      merged[at] = {
        need: (next.or && wider(held.need, next.need)) || merge(held.need, next.need),
        strength: held.strength === 'must' ? 'must' : next.strength,
        words: `${held.words}, ${next.words}`,
      };
    }
  }
  return merged;
}

/** Playing alone and playing in company are two wishes, not one. */
function sameSort(a: StatedNeed, b: StatedNeed): boolean {
  if (a.need.kind !== b.need.kind) return false;
  if (a.need.kind === 'players' && b.need.kind === 'players') return alone(a.need) === alone(b.need);
  if (a.need.kind === 'fame' && b.need.kind === 'fame') return a.need.is === b.need.is;
  return true;
}

function alone(need: PlayersNeed): boolean {
  return Boolean(need.solo || (need.offline && !need.multiplayer));
}

function merge(a: BoundNeed, b: BoundNeed): BoundNeed {
  if (a.kind === 'players' && b.kind === 'players') {
    const count = Math.max(Number(a.count ?? 0), Number(b.count ?? 0));
    return { ...a, ...b, ...(count > 0 && { count }) };
  }
  if ((a.kind === 'year' && b.kind === 'year') || (a.kind === 'hours' && b.kind === 'hours')) return narrower(a, b);
  if ((a.kind === 'age' && b.kind === 'age') || (a.kind === 'session' && b.kind === 'session')) {
    return Number(a.to) <= Number(b.to) ? a : b;
  }
  // Of the remaining kinds the second wording says more: "gratis … gratis de verdad", "en español … voces en español".
  return ORDER.indexOf(wording(b)) >= ORDER.indexOf(wording(a)) ? b : a;
}

const ORDER = ['cheap', 'one-payment', 'free', 'really-free', 'text', 'voices'];

function wording(need: BoundNeed): string {
  return 'is' in need ? need.is : '';
}

/** Of two ranges that either will do, one that holds both; nothing for other needs. */
function wider(a: BoundNeed, b: BoundNeed): BoundNeed | undefined {
  if (!(a.kind === 'year' && b.kind === 'year') && !(a.kind === 'hours' && b.kind === 'hours')) return undefined;
  if (a.kind === 'year' && b.kind === 'year' && (a.fromNewest ?? b.fromNewest) !== undefined) return undefined;
  const from = a.from === undefined || b.from === undefined ? undefined : Math.min(Number(a.from), Number(b.from));
  const to = a.to === undefined || b.to === undefined ? undefined : Math.max(Number(a.to), Number(b.to));
  if (from === undefined && to === undefined) return undefined;
  return { kind: a.kind, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The overlap of two ranges; where they do not meet, the one said first: what follows is mostly an aside. */
function narrower(a: RangeNeed, b: RangeNeed): BoundNeed {
  if (a.kind === 'year' && a.fromNewest !== undefined) return b;
  if (b.kind === 'year' && b.fromNewest !== undefined) return a;
  const from = Math.max(Number(a.from ?? Number.NEGATIVE_INFINITY), Number(b.from ?? Number.NEGATIVE_INFINITY));
  const to = Math.min(Number(a.to ?? Number.POSITIVE_INFINITY), Number(b.to ?? Number.POSITIVE_INFINITY));
  if (from > to) return a;
  return {
    kind: a.kind,
    ...(Number.isFinite(from) && { from }),
    ...(Number.isFinite(to) && { to }),
  };
}
