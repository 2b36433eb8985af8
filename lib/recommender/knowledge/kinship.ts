import type { Game } from '../game';
import { KINSHIP } from '../weights';

/**
 * Which games players name beside which. Facets say what games have in common, not what it is worth to those who play them: Hades
 * and Transistor share little on paper. Immutable.
 */
export class Kinship {
  /** Kin of each game: positions `#offsets[g]` to `#offsets[g + 1]` of `#kin` and `#degrees`. */
  readonly #offsets: Int32Array;
  readonly #kin: Int32Array;
  readonly #degrees: Float32Array;

  /** Ids that are not among the games are passed over: a corpus may hold a part of the catalogue. */
  constructor(games: readonly Game[]) {
    const numbers = new Map(games.map(({ id }, i) => [id, i]));
    const degrees = games.map((): Map<number, number> => new Map());
    const raise = (from: number, to: number, degree: number) =>
      degrees[from].set(to, Math.max(degree, degrees[from].get(to) ?? 0));
    let each = 0;
    for (const { kin = [] } of games) {
      for (let place = 0; place < kin.length; place++) {
        const other = numbers.get(kin[place]);
        if (other === undefined) continue;
        const degree = 1 - KINSHIP.step * place;
        raise(each, other, degree);
        raise(other, each, degree * KINSHIP.back);
      }
      each++;
    }
    this.#offsets = new Int32Array(games.length + 1);
    for (let game = 0; game < games.length; game++) this.#offsets[game + 1] = this.#offsets[game] + degrees[game].size;
    this.#kin = new Int32Array(this.#offsets[games.length]);
    this.#degrees = new Float32Array(this.#kin.length);
    let at = 0;
    for (const of of degrees) {
      for (const [other, degree] of of) {
        this.#kin[at] = other;
        this.#degrees[at++] = degree;
      }
    }
  }

  /** The kin of some games and the mean of their degrees to these, each 0 (to none) to 1 (the first named of all). */
  of(seeds: readonly number[]): Map<number, number> {
    const means = new Map<number, number>();
    for (const seed of seeds) {
      for (let i = this.#offsets[seed]; i < this.#offsets[seed + 1]; i++) {
        means.set(this.#kin[i], (means.get(this.#kin[i]) ?? 0) + this.#degrees[i] / seeds.length);
      }
    }
    return means;
  }
}
