import type { Label, Language } from './game';
import type { Thing } from './judge/games-with-thing';
import type { ConceptKind, Need } from './lexicon';
import type { Strength } from './recommendation';
import type { Way } from './understand/sense';
import type { Token } from './words/analyse';

/** A need with its numbers read. */
export type BoundNeed = { readonly [K in keyof Need]: Need[K] } & Need;

/** What a wish checks in a game. */
export type Aim =
  /**
   * All of these concepts, more than one only where an unwanted compound names them ("zombie shooters"); or `any` of them, where
   * the text joins them by "or". `near`: kinds that are refused with an unwanted one, where they define a game. `lessThan`: games
   * that set the measure, so that only as much of it as they have is unwanted: "like XCOM but less hard". `narrowed`: a fact without which
   * an unwanted one is none: "no long RPGs". `asWhom`: only where it defines a game is it unwanted.
   */
  | {
      readonly kind: 'concept';
      readonly concepts: readonly number[];
      readonly any?: boolean;
      readonly near?: readonly number[];
      readonly lessThan?: readonly number[];
      readonly narrowed?: BoundNeed;
      readonly asWhom?: boolean;
    }
  /** Any of these platforms (`all` of them where the friends are on different machines), of one maker alone if `exclusive`. */
  | {
      readonly kind: 'platform';
      readonly platforms: readonly number[];
      readonly all: boolean;
      readonly exclusive: boolean;
    }
  /** Likeness to these games, which stand for a `series` where its name is said; `never`: those games and their series. */
  | {
      readonly kind: 'seed';
      readonly games: readonly number[];
      readonly series?: readonly number[];
      /** What the text calls them, in full. */
      readonly name: string;
      /** Concepts that the name means as well, refused with it: Star Wars. */
      readonly themes?: readonly number[];
    }
  /** These games alone: a series, or what a studio made; the best known first. */
  | { readonly kind: 'among'; readonly games: readonly number[]; readonly themes?: readonly number[] }
  /** Games whose texts tell of a thing, by the stems of its words in each language. */
  | ({ readonly kind: 'thing' } & Thing)
  | BoundNeed;

/** A wish as the engine works on it. */
export interface RequestWish {
  readonly id: string;
  readonly strength: Strength;
  readonly label: Label;
  readonly words: string;
  readonly aim: Aim;
  /** Measured by the game to be like: what has the opposite is too like it. */
  readonly relative?: boolean;
  /** Refused in part: less of it is wanted, not none. */
  readonly less?: boolean;
  /** A concept that filters as a fact does; `always` where whoever asks cannot play without. */
  readonly binds?: 'where-met' | 'always';
  /** What it is about, for the order in which wishes are given up. */
  readonly sort: ConceptKind | Aim['kind'] | 'series' | 'maker';
}

/** A word to look for in the games' texts, by its stem in each language. */
export interface RequestTerm {
  readonly es: string;
  readonly en: string;
  /** It is part of a wish as well; a free word is not. */
  readonly understood: boolean;
  /** The concepts, by position, that are understood of it: a game that has one of them holds the word, whatever its texts say. */
  readonly concepts?: readonly number[];
}

/** Concepts, by position, that order what fits a fact without being asked for. */
export interface Hint {
  /** The words of the query that it comes from, as they were written. */
  readonly words: string;
  readonly favours: readonly number[];
  readonly disfavours: readonly number[];
  /** It must be played in company: games that are known for that come before those with a mode on the side. */
  readonly company: boolean;
}

/** What a text asks for: the only thing that the stages after understanding see. */
export interface Request {
  readonly wishes: readonly RequestWish[];
  readonly terms: readonly RequestTerm[];
  /** Words that were understood as a kind of thing and name one of it: bees are insects. */
  readonly particulars: readonly Pick<Token, 'stem'>[];
  readonly hints: readonly Hint[];
  /** Games that the text names and therefore does not need to be told. */
  readonly known: readonly number[];
  /** Those of them that are named with no word of likeness: what follows may describe them ("worms with bazookas"). */
  readonly bare: readonly number[];
  /** A game that is named as the very thing looked for. */
  readonly exact: readonly number[];
  /** The words of the text show by themselves that it is about games. */
  readonly sense: boolean;
  /** How the text speaks: "how do I …" asks for something else than a game. */
  readonly way: Way;
  /** The language that it is written in, if it is one. */
  readonly spoken: Language | undefined;
  /** It wishes for a thing that no concept names, and says so or says nothing else: "algo con ballenas", "run a …". */
  readonly wishesThing: boolean;
  /** It tells what happens in some game rather than what is wished of one. */
  readonly tells: boolean;
}
