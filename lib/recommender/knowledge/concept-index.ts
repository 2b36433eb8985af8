import { GameSet } from '../collections/game-set';
import type { Game } from '../game';
import type { Concept } from '../lexicon';
import { LIKENESS } from '../weights';

/** Games of one concept, in order of their position. */
export interface ConceptPostings {
  readonly games: Int32Array;
  /** The degree to which it marks each: 0 (barely there) to 1 (what the game is about). */
  readonly degrees: Float32Array;
  /** Its part of each game's facet vector, see {@link ConceptIndex.shareOf}. */
  readonly shares: Float32Array;
}

/** Degree of the first core facet, how much each later one loses, and what is left to the last ones. */
const CORE = 1;
const CORE_STEP = 0.05;
const CORE_LEAST = 0.6;
/** Degree of a facet that is present without defining the game. */
export const ALSO = 0.5;
/** What an implied concept keeps of the degree of the one that implies it. */
const IMPLIED = 0.8;

type Replaced = NonNullable<Concept['replaces']>;

/** Which games are how much of what: forwards and backwards, with everything that facets imply. Immutable. */
export class ConceptIndex {
  readonly concepts: readonly Concept[];
  readonly #number: ReadonlyMap<string, number>;
  readonly #postings: readonly ConceptPostings[];
  /** The sets of games of {@link having}, and the answers of {@link definedBy}, as far as they were asked for. */
  readonly #sets: GameSet[] = [];
  readonly #defined: Int32Array[] = [];
  /** Answers of {@link postingsOfAny}, likewise: what the lexicon favours together. */
  readonly #ofAny = new Map<string, Pick<ConceptPostings, 'games' | 'degrees'>>();
  /** A value for each game, all 0 between the calls of {@link degreesOf}. */
  readonly #row: Float32Array;
  readonly #implied: readonly (readonly number[])[];
  readonly #opposites: readonly (readonly number[])[];
  readonly #contraries: readonly (readonly number[])[];
  readonly #opposing: readonly (readonly number[])[];
  readonly #replacing: Readonly<Record<Replaced, readonly number[]>>;
  /** Concepts that games are known for which are played in company. */
  readonly ofCompany: readonly number[];
  /** Facets of each game: positions `offsets[g]` to `offsets[g + 1]` of `conceptOf` and `shareOf`. */
  readonly offsets: Int32Array;
  readonly conceptOf: Int32Array;
  /**
   * Each game's facets as a vector of length 1, in which a facet counts by its degree and its rarity ({@link LIKENESS}). The
   * dot product of two of them is the cosine of the games: 0 (nothing shared) to 1 (the same facets).
   */
  readonly shareOf: Float32Array;
  /** Rarity of each concept among the games, 0 (in all) to 1 (in one). */
  readonly rarity: Float32Array;

  /** Throws a RangeError that names the game if a facet is no concept. */
  constructor(games: readonly Game[], concepts: readonly Concept[]) {
    this.concepts = concepts;
    this.#row = new Float32Array(games.length);
    this.#number = new Map(concepts.map(({ id }, i) => [id, i]));
    this.#opposites = concepts.map(({ opposes = [] }) => opposes.map((id) => this.numberOf(id)));
    this.#contraries = concepts.map(({ lessensBeside = [] }, i) => [
      ...this.#opposites[i],
      ...lessensBeside.map((id) => this.numberOf(id)),
    ]);
    const opposing = concepts.map((): number[] => []);
    for (const [concept, opposites] of this.#opposites.entries()) {
      for (const opposite of opposites) opposing[opposite].push(concept);
    }
    this.#opposing = opposing;
    this.#implied = concepts.map(({ implies = [] }) => implies.map((id) => this.numberOf(id)));
    this.#replacing = { setting: replacing('setting', concepts), foe: replacing('foe', concepts) };
    this.ofCompany = concepts.flatMap(({ company }, i) => (company ? [i] : []));
    const closed = new FacetCloser(this.#implied);
    const facets = games.map((game) => closed.facetsOf(game, this.#number));

    const sizes = new Int32Array(concepts.length);
    let total = 0;
    for (const { numbers } of facets) {
      total += numbers.length;
      for (let i = 0; i < numbers.length; i++) sizes[numbers[i]]++;
    }
    this.#postings = concepts.map((_, c) => ({
      games: new Int32Array(sizes[c]),
      degrees: new Float32Array(sizes[c]),
      shares: new Float32Array(sizes[c]),
    }));
    this.rarity = Float32Array.from(sizes, (size) => rarity(size, games.length));
    this.offsets = new Int32Array(games.length + 1);
    this.conceptOf = new Int32Array(total);
    this.shareOf = new Float32Array(total);
    const rarities = this.rarity.map((each, concept) => each ** LIKENESS.rarity * likenessOf(concepts[concept]));
    const filled = new Int32Array(concepts.length);
    let at = 0;
    for (let game = 0; game < games.length; game++) {
      const { numbers, degrees } = facets[game];
      const worths = numbers.map((concept, i) => degrees[i] ** LIKENESS.degree * rarities[concept]);
      const length = Math.hypot(...worths);
      for (let i = 0; i < numbers.length; i++) {
        const concept = numbers[i];
        const postings = this.#postings[concept];
        const place = filled[concept]++;
        postings.games[place] = game;
        postings.degrees[place] = concepts[concept].whole ? 1 : degrees[i];
        postings.shares[place] = worths[i] / length;
        this.conceptOf[at] = concept;
        this.shareOf[at++] = worths[i] / length;
      }
      this.offsets[game + 1] = at;
    }
  }

  /** Position of a concept in `concepts`. Throws a RangeError for an id that is none. */
  numberOf(id: string): number {
    const number = this.#number.get(id);
    if (number === undefined) throw new RangeError(`Cannot find concept "${id}" in the lexicon`);
    return number;
  }

  /** Concepts that hold wherever this one does. */
  impliedBy(concept: number): readonly number[] {
    return this.#implied[concept];
  }

  /** Concepts that a wish for this one speaks against. */
  oppositesOf(concept: number): readonly number[] {
    return this.#opposites[concept];
  }

  /** Concepts that a game has less of which is more of this one than a game to be like; its {@link oppositesOf opposites} are among them. */
  contrariesOf(concept: number): readonly number[] {
    return this.#contraries[concept];
  }

  /** Concepts of which this one is an {@link oppositesOf opposite}. */
  opposing(concept: number): readonly number[] {
    return this.#opposing[concept];
  }

  /** Concepts that take each other's place beside a game to be like. */
  replacing(sort: Replaced): readonly number[] {
    return this.#replacing[sort];
  }

  /** How like each of some games is to the others: its mean cosine with them, 0 (nothing shared) to 1 (all the same). */
  likenessAmong(games: readonly number[]): number[] {
    const sum = new Float64Array(this.concepts.length);
    // The dot product with the sum of all vectors is the sum of all cosines, that with itself included.
    for (const game of games) {
      for (let i = this.offsets[game]; i < this.offsets[game + 1]; i++) sum[this.conceptOf[i]] += this.shareOf[i];
    }
    return games.map((game) => {
      let cosines = -1;
      for (let i = this.offsets[game]; i < this.offsets[game + 1]; i++) {
        cosines += sum[this.conceptOf[i]] * this.shareOf[i];
      }
      return games.length < 2 ? 0 : Math.max(0, cosines / (games.length - 1));
    });
  }

  /** The games that a concept defines: it is of their core, or implied by what stands first there. */
  definedBy(concept: number): Int32Array {
    const { games, degrees } = this.#postings[concept];
    this.#defined[concept] ??= games.filter((_, i) => degrees[i] > ALSO);
    return this.#defined[concept];
  }

  /** The games of any of some concepts, each by the degree of that one which marks it most. */
  postingsOfAny(among: readonly number[]): Pick<ConceptPostings, 'games' | 'degrees'> {
    const key = among.join(' ');
    let found = this.#ofAny.get(key);
    if (!found) {
      const degree = new Map<number, number>();
      for (const concept of among) {
        const { games, degrees } = this.#postings[concept];
        for (let i = 0; i < games.length; i++) {
          if (degrees[i] > (degree.get(games[i]) ?? 0)) degree.set(games[i], degrees[i]);
        }
      }
      found = { games: Int32Array.from(degree.keys()), degrees: Float32Array.from(degree.values()) };
      this.#ofAny.set(key, found);
    }
    return found;
  }

  /** The games of a concept. */
  postings(concept: number): ConceptPostings {
    return this.#postings[concept];
  }

  /** The games of a concept as a set, which is the caller's own. */
  having(concept: number): GameSet {
    return this.#setOf(concept).copy();
  }

  /** Whether a game has a concept. */
  has(concept: number, game: number): boolean {
    return this.#setOf(concept).has(game);
  }

  /** The degree to which a concept marks each of some games, 0 where it does not. */
  degreesOf(concept: number, among: Int32Array): Float32Array {
    const { games, degrees } = this.#postings[concept];
    const row = this.#row;
    for (let i = 0; i < games.length; i++) row[games[i]] = degrees[i];
    const found = new Float32Array(among.length);
    for (let i = 0; i < among.length; i++) found[i] = row[among[i]];
    for (let i = 0; i < games.length; i++) row[games[i]] = 0;
    return found;
  }

  #setOf(concept: number): GameSet {
    this.#sets[concept] ??= GameSet.of(this.#row.length, this.#postings[concept].games);
    return this.#sets[concept];
  }
}

function replacing(sort: Replaced, concepts: readonly Concept[]): number[] {
  return concepts.flatMap(({ replaces }, i) => (replaces === sort ? [i] : []));
}

/** How much games that share a concept are alike by it: how they are sold says nothing of what they are. */
function likenessOf({ kind, ofSale }: Concept): number {
  if (ofSale) return 0;
  return kind === 'content' ? LIKENESS.content : 1;
}

/** A concept's inverse document frequency as a share of that of a concept of one game. */
function rarity(games: number, total: number): number {
  return total < 2 ? 1 : Math.log(1 + total / Math.max(1, games)) / Math.log(1 + total);
}

/** The facets of a game by number, and to what degree it has each. */
interface Facets {
  readonly numbers: readonly number[];
  readonly degrees: readonly number[];
}

/** Adds to a game's facets what they imply; keeps one scratch row for all games. */
class FacetCloser {
  readonly #implied: readonly (readonly number[])[];
  readonly #degrees: Float64Array;
  #numbers: number[] = [];

  constructor(implied: readonly (readonly number[])[]) {
    this.#implied = implied;
    this.#degrees = new Float64Array(implied.length);
  }

  facetsOf(game: Game, numberOf: ReadonlyMap<string, number>): Facets {
    this.#numbers = [];
    const put = (id: string, degree: number): void => {
      const number = numberOf.get(id);
      if (number === undefined) throw new RangeError(`Cannot index game "${game.id}": facet "${id}" is no concept`);
      this.#put(number, degree);
    };
    const { core } = game.facets;
    for (let i = 0; i < core.length; i++) put(core[i], Math.max(CORE_LEAST, CORE - CORE_STEP * i));
    for (const id of game.facets.also) put(id, ALSO);
    const numbers = this.#numbers;
    const degrees = numbers.map((number) => this.#degrees[number]);
    for (const number of numbers) this.#degrees[number] = 0;
    return { numbers, degrees };
  }

  #put(number: number, degree: number): void {
    const held = this.#degrees[number];
    if (held >= degree) return;
    if (held === 0) this.#numbers.push(number);
    this.#degrees[number] = degree;
    for (const wider of this.#implied[number]) this.#put(wider, degree * IMPLIED);
  }
}
