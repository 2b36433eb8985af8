import type { Strength } from '../recommendation';
import type { BoundNeed } from '../request';

/** A need with the words that it came from. */
export interface StatedNeed {
  readonly need: BoundNeed;
  readonly strength: Strength;
  readonly words: string;
  /** What joins it to the need before it: "late nineties or early two thousands". */
  readonly joined?: 'and' | 'or';
}

type PlayersNeed = Extract<BoundNeed, { kind: 'players' }>;
type PriceNeed = Extract<BoundNeed, { kind: 'price' }>;
type AgeNeed = Extract<BoundNeed, { kind: 'age' }>;
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
        need: (next.joined && either(held.need, next.need, next.joined)) || merge(held.need, next.need),
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
  if (a.kind === 'session' && b.kind === 'session') return Number(a.to) <= Number(b.to) ? a : b;
  if (a.kind === 'age' && b.kind === 'age') return stricter(a, b);
  if (a.kind === 'price' && b.kind === 'price' && a.is === b.is && a.to !== undefined)
    return b.to === undefined || Number(a.to) < Number(b.to) ? a : b;
  // Of the remaining kinds the second wording says more: "gratis … gratis de verdad", "8 GB de RAM … un Celeron".
  return ORDER.indexOf(wording(b)) >= ORDER.indexOf(wording(a)) ? b : a;
}

/** The younger age; of two that are alike the limit on ratings. */
function stricter(a: AgeNeed, b: AgeNeed): AgeNeed {
  if (Number(a.to) === Number(b.to)) return a.ofPlayer ? b : a;
  return Number(a.to) < Number(b.to) ? a : b;
}

const ORDER = ['cheap', 'at-most-once', 'one-payment', 'free', 'really-free', 'text', 'voices', 'laptop', 'low'];

function wording(need: BoundNeed): string {
  return 'is' in need ? need.is : '';
}

/**
 * One range that holds two of a kind: those that "or" joins, and those that "and" joins where they do not meet ("the late eighties
 * and early nineties", but "after 2000 and before 2005"). Nothing for other needs, and for ranges without an end.
 */
function either(a: BoundNeed, b: BoundNeed, joined: 'and' | 'or'): BoundNeed | undefined {
  // "Doblaje o al menos subtítulos": the one that says less.
  if (joined === 'or' && a.kind === 'spanish' && b.kind === 'spanish') return a.is === 'voices' ? b : a;
  if (joined === 'or' && a.kind === 'price' && b.kind === 'price') return { kind: 'price', is: dearer(a, b) };
  if (!(a.kind === 'year' && b.kind === 'year') && !(a.kind === 'hours' && b.kind === 'hours')) return undefined;
  const ends = [a.from, a.to, b.from, b.to].map((end) => (end === undefined ? Number.NaN : Number(end)));
  if (ends.some(Number.isNaN)) return undefined;
  const [fromA, toA, fromB, toB] = ends;
  if (joined === 'and' && fromA <= toB && fromB <= toA) return undefined;
  return { kind: a.kind, from: Math.min(fromA, fromB), to: Math.max(toA, toB) };
}

/** Of two prices either of which will do the one that allows more: free or paid once is whatever sells nothing inside. */
function dearer(a: PriceNeed, b: PriceNeed): PriceNeed['is'] {
  const [first] = [a.is, b.is].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return first === 'one-payment' && a.is !== b.is ? 'at-most-once' : first;
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
