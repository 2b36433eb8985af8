/** Numbers that look random and are the same for the same seed, so that a game always gets the same cover. */
export interface Random {
  /** A number from `least` up to, and not including, `most`. */
  between(least: number, most: number): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of the entries. */
  pick<Entry>(entries: readonly Entry[]): Entry;
  /** True this share of the times, 0 to 1. */
  chance(share: number): boolean;
}

/** Makes a sequence for a seed: FNV-1a turns the text into 32 bits, {@link mulberry32} goes on from there. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  const next = mulberry32(state);
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    pick: <Entry>(entries: readonly Entry[]) => entries[Math.floor(next() * entries.length)] as Entry,
    chance: (share) => next() < share,
  };
}

/** Small generator of numbers from 0 up to, and not including, 1, by a seed of 32 bits (Tommy Ettinger, public domain). */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
