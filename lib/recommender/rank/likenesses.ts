import type { ConceptIndex } from '../knowledge/concept-index';

/** How like games are to those of a growing list, by cosine. The vectors of the list lie one behind the other in one array. */
export class Likenesses {
  readonly #index: ConceptIndex;
  readonly #vectors: Float32Array;
  readonly #games: number[] = [];

  /** `capacity`: the most games that the list will hold. */
  constructor(index: ConceptIndex, capacity: number) {
    this.#index = index;
    this.#vectors = new Float32Array(capacity * index.concepts.length);
  }

  /** Adds a game to the list. */
  add(game: number): void {
    const { offsets, conceptOf, shareOf, concepts } = this.#index;
    const row = this.#games.length * concepts.length;
    for (let i = offsets[game]; i < offsets[game + 1]; i++) this.#vectors[row + conceptOf[i]] = shareOf[i];
    this.#games.push(game);
  }

  /** The greatest likeness of a game to those of the list from place `from` on; 0 if there are none. */
  greatest(game: number, from: number): number {
    const { offsets, conceptOf, shareOf, concepts } = this.#index;
    const vectors = this.#vectors;
    const end = offsets[game + 1];
    let greatest = 0;
    for (let place = from; place < this.#games.length; place++) {
      const row = place * concepts.length;
      let cosine = 0;
      for (let i = offsets[game]; i < end; i++) cosine += vectors[row + conceptOf[i]] * shareOf[i];
      greatest = Math.max(greatest, cosine);
    }
    return greatest;
  }
}
