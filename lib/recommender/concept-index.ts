import type { Game } from './game';
import type { Concept } from './lexicon';

/** Games of one concept, with the degree to which it marks each: 0 (barely there) to 1 (what the game is about). */
export interface ConceptPostings {
  readonly games: Int32Array;
  readonly degrees: Float32Array;
}

/** Degree of the first core facet, and how much each later one loses. */
const CORE = 1;
const CORE_STEP = 0.05;
/** Degree of a facet that is present without defining the game. */
const ALSO = 0.5;
/** What an implied concept keeps of the degree of the one that implies it. */
const IMPLIED = 0.8;

/** Which games are how much of what: forwards and backwards, with everything that facets imply. Immutable. */
export class ConceptIndex {
  readonly concepts: readonly Concept[];
  readonly #number: ReadonlyMap<string, number>;
  readonly #postings: readonly ConceptPostings[];
  /** Facets of each game: positions `offsets[g]` to `offsets[g + 1]` of `conceptOf` and `degreeOf`. */
  readonly offsets: Int32Array;
  readonly conceptOf: Int32Array;
  readonly degreeOf: Float32Array;
  /** Rarity of each concept among the games, 0 (in all) to 1 (in one). */
  readonly rarity: Float32Array;
  /** Length of each game's facet vector, facets weighted by rarity. */
  readonly norm: Float32Array;

  /** Throws a RangeError that names the game if a facet is no concept. */
  constructor(games: readonly Game[], concepts: readonly Concept[]) {
    this.concepts = concepts;
    this.#number = new Map(concepts.map(({ id }, i) => [id, i]));
    const implied = concepts.map((concept) => (concept.implies ?? []).map((id) => this.numberOf(id)));
    const facets = games.map((game) => closedFacets(game, implied, (id) => this.#number.get(id)));

    const sizes = new Int32Array(concepts.length);
    let total = 0;
    for (const degrees of facets) {
      total += degrees.size;
      for (const concept of degrees.keys()) sizes[concept]++;
    }
    this.#postings = concepts.map((_, c) => ({ games: new Int32Array(sizes[c]), degrees: new Float32Array(sizes[c]) }));
    this.rarity = Float32Array.from(sizes, (size) => rarity(size, games.length));
    this.offsets = new Int32Array(games.length + 1);
    this.conceptOf = new Int32Array(total);
    this.degreeOf = new Float32Array(total);
    this.norm = new Float32Array(games.length);
    const filled = new Int32Array(concepts.length);
    let at = 0;
    for (const [game, degrees] of facets.entries()) {
      let squares = 0;
      for (const [concept, degree] of degrees) {
        const postings = this.#postings[concept];
        postings.games[filled[concept]] = game;
        postings.degrees[filled[concept]++] = degree;
        this.conceptOf[at] = concept;
        this.degreeOf[at++] = degree;
        squares += (degree * this.rarity[concept]) ** 2;
      }
      this.offsets[game + 1] = at;
      this.norm[game] = Math.sqrt(squares);
    }
  }

  /** Position of a concept in `concepts`. Throws a RangeError for an id that is none. */
  numberOf(id: string): number {
    const number = this.#number.get(id);
    if (number === undefined) throw new RangeError(`Cannot find concept "${id}" in the lexicon`);
    return number;
  }

  /** The games of a concept, in order of their position. */
  postings(concept: number): ConceptPostings {
    return this.#postings[concept];
  }

  /** Degree of a concept in a game, 0 where it is absent. */
  degree(game: number, concept: number): number {
    for (let i = this.offsets[game]; i < this.offsets[game + 1]; i++) {
      if (this.conceptOf[i] === concept) return this.degreeOf[i];
    }
    return 0;
  }

  /**
   * Likeness to one game: a function from another game to the cosine of the two facet vectors, facets weighted by rarity;
   * 0 (nothing shared) to 1 (the same facets).
   */
  similarityTo(game: number): (other: number) => number {
    const vector = new Float32Array(this.concepts.length);
    for (let i = this.offsets[game]; i < this.offsets[game + 1]; i++) {
      const concept = this.conceptOf[i];
      vector[concept] = this.degreeOf[i] * this.rarity[concept] ** 2;
    }
    return (other) => {
      let dot = 0;
      for (let i = this.offsets[other]; i < this.offsets[other + 1]; i++) {
        dot += vector[this.conceptOf[i]] * this.degreeOf[i];
      }
      return dot === 0 ? 0 : dot / (this.norm[game] * this.norm[other]);
    };
  }
}

/** A concept's inverse document frequency as a share of that of a concept of one game. */
function rarity(games: number, total: number): number {
  return total < 2 ? 1 : Math.log(1 + total / Math.max(1, games)) / Math.log(1 + total);
}

function closedFacets(
  game: Game,
  implied: readonly (readonly number[])[],
  numberOf: (id: string) => number | undefined,
): Map<number, number> {
  const degrees = new Map<number, number>();
  const put = (concept: number, degree: number): void => {
    if ((degrees.get(concept) ?? 0) >= degree) return;
    degrees.set(concept, degree);
    for (const wider of implied[concept]) put(wider, degree * IMPLIED);
  };
  const putId = (id: string, degree: number): void => {
    const concept = numberOf(id);
    if (concept === undefined) throw new RangeError(`Cannot index game "${game.id}": facet "${id}" is no concept`);
    put(concept, degree);
  };
  for (const [i, id] of game.facets.core.entries()) putId(id, CORE - CORE_STEP * i);
  for (const id of game.facets.also) putId(id, ALSO);
  return degrees;
}
