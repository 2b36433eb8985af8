import type { Game, Label } from './game';

/** How much a wish binds: a `must` and a `never` filter, a `nice` only raises the score. */
export type Strength = 'must' | 'nice' | 'never';

/** A strength, or `off`: a wish that was read from the text and that the visitor did not mean. */
export type Correction = Strength | 'off';

/** What a visitor changed after reading what was understood. */
export interface Corrections {
  /** New strengths by id of the wish; ids that the text does not give are passed over. */
  readonly strengths?: ReadonlyMap<string, Correction>;
  /** Ids of games that are not shown because the visitor has played them. */
  readonly played?: ReadonlySet<string>;
}

/** What sets one game apart from the others of an answer. */
export type Distinction = 'described' | 'closest' | 'hidden-gem' | 'shortest' | 'free' | 'wildcard';

/** Whether a game meets a wish; `unknown` where the catalogue does not have the fact. */
export type Verdict = 'met' | 'unmet' | 'unknown';

/** One thing that the text asks for. */
export interface Wish {
  /** Stable and readable: `concept:zombies`, `platform:switch`, `year:1990-1999`, `seed:stardew-valley`. */
  readonly id: string;
  /** `off` only where a correction says so: the wish stays in the answer, so that it can be taken up again. */
  readonly strength: Correction;
  readonly label: Label;
  /** The words of the query that it was read from, as they were written. */
  readonly words: string;
  /** Where it is about machines, and not about being made for them alone: their ids, those of a family one by one. */
  readonly platforms?: readonly string[];
}

/** One recommended game and how it stands to every wish of the answer (same order as the `wishes` that are not `off`). */
export interface Match {
  readonly game: Game;
  readonly score: number;
  readonly verdicts: readonly Verdict[];
  readonly distinction?: Distinction;
  /** Ids of the lexicon's variations that make sense from this game on: "like it, but shorter". */
  readonly variations: readonly string[];
}

/** What one exclusion took out. */
export interface Removal {
  /** Id of the `never` wish. */
  readonly wish: string;
  /** How many games that met the rest. */
  readonly games: number;
  /** The best of them, at most twelve, best first. */
  readonly best: readonly Game[];
}

/**
 * The answer to one query. An empty `matches` with empty `wishes` means that the text made no gaming sense, one with wishes
 * that are all `off` that nothing is left to ask for.
 */
export interface Recommendation {
  readonly wishes: readonly Wish[];
  readonly matches: readonly Match[];
  /** What the exclusions took out, in their order; those that took nothing are left out. */
  readonly removed: readonly Removal[];
  /** Ids of the wishes that were given up because nothing met them all, in that order. */
  readonly relaxed: readonly string[];
  /** When wishes were given up: how many games giving up each single wish would leave. */
  readonly relaxations: readonly { readonly wish: string; readonly games: number }[];
}

/** Text in, games out: never throws on a visitor's text, equal input gives equal output. */
export interface Recommender {
  /** The `limit` (default 12) best games for a query of any length and language, as the visitor corrected it. */
  recommend(query: string, limit?: number, corrections?: Corrections): Recommendation;
}
