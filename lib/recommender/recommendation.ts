import type { Game, Label } from './game';

/** How much a wish binds: a `must` and a `never` filter, a `nice` only raises the score. */
export type Strength = 'must' | 'nice' | 'never';

/** Whether a game meets a wish; `unknown` where the catalogue does not have the fact. */
export type Verdict = 'met' | 'unmet' | 'unknown';

/** One thing that the text asks for. */
export interface Wish {
  /** Stable and readable: `concept:zombies`, `platform:switch`, `year:1990-1999`, `seed:stardew-valley`. */
  readonly id: string;
  readonly strength: Strength;
  readonly label: Label;
  /** The words of the query that it was read from, as they were written. */
  readonly words: string;
}

/** One recommended game and how it stands to every wish of the answer (same order as `wishes`). */
export interface Match {
  readonly game: Game;
  readonly score: number;
  readonly verdicts: readonly Verdict[];
}

/** The answer to one query. An empty `matches` with empty `wishes` means that the text made no gaming sense. */
export interface Recommendation {
  readonly wishes: readonly Wish[];
  readonly matches: readonly Match[];
  /** How many games each exclusion (`never` wish, by id) took out of those that met the rest; zero counts are left out. */
  readonly removed: readonly { readonly wish: string; readonly games: number }[];
  /** Ids of the wishes that were given up because nothing met them all, in that order. */
  readonly relaxed: readonly string[];
  /** When wishes were given up: how many games giving up each single wish would leave. */
  readonly relaxations: readonly { readonly wish: string; readonly games: number }[];
}

/** Text in, games out: never throws on a visitor's text, equal input gives equal output. */
export interface Recommender {
  /** The `limit` (default 12) best games for a query of any length and language. */
  recommend(query: string, limit?: number): Recommendation;
  /** The game with this id. */
  game(id: string): Game | undefined;
}
