/**
 * A set of games by position, one bit each, so that 32 games are filtered by one operation: game g is bit g % 32 of word
 * ⌊g / 32⌋.
 */
export class GameSet {
  /** How many games there are, whether in the set or not. */
  readonly size: number;
  readonly #words: Int32Array;

  private constructor(size: number, words: Int32Array) {
    this.size = size;
    this.#words = words;
  }

  /** No game of `size`. */
  static none(size: number): GameSet {
    return new GameSet(size, new Int32Array(Math.ceil(size / 32)));
  }

  /** Every game of `size`. */
  static all(size: number): GameSet {
    const set = GameSet.none(size);
    set.#words.fill(-1);
    if (size % 32 > 0) set.#words[size >> 5] = (1 << (size % 32)) - 1;
    return set;
  }

  /** The games of which a claim holds. */
  static where(size: number, claim: (game: number) => boolean): GameSet {
    const set = GameSet.none(size);
    for (let game = 0; game < size; game++) if (claim(game)) set.add(game);
    return set;
  }

  /** The games whose value in a column lies from `from` to `to`, ends included. */
  static between(column: Float32Array, from: number, to: number): GameSet {
    const set = GameSet.none(column.length);
    const words = set.#words;
    for (let i = 0, game = 0; i < words.length; i++) {
      let word = 0;
      const bits = Math.min(32, column.length - game);
      for (let bit = 0; bit < bits; bit++) {
        const value = column[game++];
        // Numbers instead of a condition: a processor cannot guess which games meet it, and each wrong guess costs a dozen steps.
        word |= (Number(value >= from) & Number(value <= to)) << bit;
      }
      words[i] = word;
    }
    return set;
  }

  /** The games at these positions, in any order. */
  static of(size: number, games: ArrayLike<number>): GameSet {
    const set = GameSet.none(size);
    const words = set.#words;
    for (let i = 0; i < games.length; i++) words[games[i] >> 5] |= 1 << (games[i] & 31);
    return set;
  }

  /** The games that are in any of some sets, one at least. */
  static union([first, ...others]: readonly GameSet[]): GameSet {
    const set = first.copy();
    for (const other of others) set.unite(other);
    return set;
  }

  /** A set of its own with the same games. */
  copy(): GameSet {
    return new GameSet(this.size, this.#words.slice());
  }

  has(game: number): boolean {
    return (this.#words[game >> 5] & (1 << (game & 31))) !== 0;
  }

  add(game: number): void {
    this.#words[game >> 5] |= 1 << (game & 31);
  }

  delete(game: number): void {
    this.#words[game >> 5] &= ~(1 << (game & 31));
  }

  /** Adds the games of another set. */
  unite(other: GameSet): void {
    for (let i = 0; i < this.#words.length; i++) this.#words[i] |= other.#words[i];
  }

  /** Drops the games that are not in the other set. */
  intersect(other: GameSet): void {
    for (let i = 0; i < this.#words.length; i++) this.#words[i] &= other.#words[i];
  }

  /** Drops the games of another set. */
  subtract(other: GameSet): void {
    for (let i = 0; i < this.#words.length; i++) this.#words[i] &= ~other.#words[i];
  }

  isEmpty(): boolean {
    for (let i = 0; i < this.#words.length; i++) if (this.#words[i] !== 0) return false;
    return true;
  }

  /** How many games are in the set. */
  count(): number {
    let games = 0;
    for (let i = 0; i < this.#words.length; i++) games += bitsOf(this.#words[i]);
    return games;
  }

  /** The games in the set, in order. */
  games(): Int32Array {
    const games = new Int32Array(this.count());
    let at = 0;
    for (let i = 0; i < this.#words.length; i++) {
      for (let rest = this.#words[i]; rest !== 0; rest &= rest - 1) {
        games[at++] = 32 * i + 31 - Math.clz32(rest & -rest);
      }
    }
    return games;
  }
}

/** How many bits of a word of 32 are set (Warren, Hacker's Delight 5-1). */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
