/** A game by position, with its score. */
export interface Ranked {
  readonly game: number;
  readonly score: number;
}

/**
 * The highest-scored games, kept in a binary heap with the worst on top: the lowest score, of equal ones the later game. Games
 * are offered in their order.
 */
export class TopList {
  /** The heap: games, and the score of each at the same place. */
  readonly #games: Int32Array;
  readonly #scores: Float64Array;
  #length = 0;
  /** What a score must exceed to be kept. */
  floor = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.#games = new Int32Array(size);
    this.#scores = new Float64Array(size);
  }

  /** Keeps a game if its score is among the best so far. */
  offer(game: number, score: number): void {
    if (!(score > this.floor)) return;
    if (this.#length < this.#games.length) this.#put(this.#rise(this.#length++, game, score), game, score);
    else this.#put(this.#sink(game, score), game, score);
    if (this.#length === this.#games.length) this.floor = this.#scores[0];
  }

  /** What was kept, best first; ties break by the games' order. */
  best(): Ranked[] {
    const kept: Ranked[] = [];
    for (let at = 0; at < this.#length; at++) kept.push({ game: this.#games[at], score: this.#scores[at] });
    return kept.sort((a, b) => b.score - a.score || a.game - b.game);
  }

  #put(at: number, game: number, score: number): void {
    this.#games[at] = game;
    this.#scores[at] = score;
  }

  /** Moves what is better than a game down, from a free place towards the top, and gives the place that is free then. */
  #rise(from: number, game: number, score: number): number {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorse(game, score, parent)) break;
      this.#put(at, this.#games[parent], this.#scores[parent]);
      at = parent;
    }
    return at;
  }

  /** Moves what is worse than a game up into the place of the worst, and gives the place that is free then. */
  #sink(game: number, score: number): number {
    let at = 0;
    for (let child = 1; child < this.#length; child = 2 * at + 1) {
      const next = child + 1;
      const worse = next < this.#length && this.#isWorse(this.#games[next], this.#scores[next], child) ? next : child;
      if (this.#isWorse(game, score, worse)) break;
      this.#put(at, this.#games[worse], this.#scores[worse]);
      at = worse;
    }
    return at;
  }

  #isWorse(game: number, score: number, at: number): boolean {
    const other = this.#scores[at];
    return score < other || (score === other && game > this.#games[at]);
  }
}
