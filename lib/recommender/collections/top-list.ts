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
  readonly #size: number;
  readonly #heap: Ranked[] = [];
  /** What a score must exceed to be kept. */
  floor = Number.NEGATIVE_INFINITY;

  constructor(size: number) {
    this.#size = size;
  }

  /** Keeps a game if its score is among the best so far. */
  offer(game: number, score: number): void {
    const heap = this.#heap;
    if (!(score > this.floor)) return;
    if (heap.length < this.#size) {
      heap.push({ game, score });
      this.#rise(heap.length - 1);
    } else {
      heap[0] = { game, score };
      this.#sink(0);
    }
    if (heap.length === this.#size) this.floor = heap[0].score;
  }

  /** What was kept, best first; ties break by the games' order. */
  best(): Ranked[] {
    return [...this.#heap].sort((a, b) => b.score - a.score || a.game - b.game);
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isWorse(this.#heap[at], this.#heap[parent])) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #sink(from: number): void {
    let at = from;
    for (;;) {
      const left = 2 * at + 1;
      let worst = at;
      for (const child of [left, left + 1]) {
        if (child < this.#heap.length && isWorse(this.#heap[child], this.#heap[worst])) worst = child;
      }
      if (worst === at) return;
      this.#swap(at, worst);
      at = worst;
    }
  }

  #swap(a: number, b: number): void {
    [this.#heap[a], this.#heap[b]] = [this.#heap[b], this.#heap[a]];
  }
}

function isWorse(a: Ranked, b: Ranked): boolean {
  return a.score < b.score || (a.score === b.score && a.game > b.game);
}
