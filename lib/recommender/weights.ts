import type { ConceptKind } from './lexicon';

/**
 * Every weight of the score, in one place. The score of a game is the sum over the wishes of weight × how well it meets
 * them, plus the text's share, plus a small prior; all terms are about 0 to 1 before weighing.
 */
export const WEIGHTS = {
  /** A concept by its kind; raising one makes wishes of that kind decide more. */
  concept: {
    genre: 1.7,
    theme: 1.2,
    mechanic: 1.2,
    mood: 1.3,
    look: 0.9,
    perspective: 0.9,
    access: 0.6,
    audience: 1,
    content: 0.6,
    origin: 1.7,
  } satisfies Record<ConceptKind, number>,
  /** Share of a concept's weight that its mere presence earns; the rest grows with how much it defines the game. */
  presence: 0.05,
  /** The same for a perspective: a game is in 2D or it is not, however little that says of it. */
  presenceOfView: 0.5,
  /** Share of a concept's weight that does not depend on its rarity among the games. */
  common: 0.35,
  /** Of things joined by "or", what each beside the best counts: either will do, both are better. */
  besides: 0.5,
  /** What the must-have that marks a game least counts on top, as a share of all: who asks for three things is badly served with two. */
  least: 0.4,
  /** What having all that is asked for is worth where only a few games do, as a share of all. */
  few: 0.3,
  /** What it costs a game to suit others than those it is asked for (children, newcomers), where more than a few games suit them. */
  unsuited: 0.6,
  /** What being about the one uncommon thing that a request asks for is worth on top, as a share of the thing's weight. */
  lone: 0.7,
  /** The least weight of the one thing that is asked for: how games are played decides as much as a theme where nothing else is said. */
  loneLeast: 1,
  /** Likeness to the games of the one thing that is asked for, where few have it. */
  likeThose: 2,
  /** Being what a series is to be begun with, where that is asked for; needing the story of others costs as much. */
  start: 3,
  /** What a nice-to-have counts beside a must. */
  nice: 0.5,
  /** Likeness to the games named. */
  seed: 7,
  /** What likeness counts on top, as a share of all concepts asked for beside it: the more is asked beside X, the more X must say. */
  beside: 0.8,
  /** Being like all the games named, beside being like each: "a mix of Portal and Myst" is neither of them alone. */
  all: 1,
  /** What likeness counts where nothing else that was asked is met: "like X but Y" is not for more of X. */
  alone: 0.35,
  /** What a mode counts as an answer to "like X but co-op" in a game that merely has it, beside one that is known for it. */
  aside: 0.3,
  /** What being merely less hard than the game named counts as an answer to "easier", beside what is easy. */
  less: 0.8,
  /** Likeness to the best-known games of a series or a studio that was asked for, which decides where none of them fits. */
  among: 1,
  /** A fact that was asked for and is met; must-have facts filter, so that this one decides for nice ones. */
  fact: 0.4,
  /** The machine or the year that a forgotten game is remembered by: more than a taste, but people err by a console or some years. */
  toldFact: 1.2,
  /** Staying with the maker of a console where nothing is asked for but what it plays ("GBA gems"); of it is lost what runs on computers too. */
  loyal: 0.5,
  ported: 0.15,
  /** What being older than the console costs a game there: it was made for another one, and merely runs on this one too. */
  inherited: 1,
  /** Having come out on a machine first, where nothing is asked for but what it plays: before what was brought to it later. */
  home: 0.2,
  /** Share of these that counts beside a genre or a thing, where the machine is one of old. */
  ofOld: 0.5,
  /** The highest praise where the best is asked for, on top of {@link WEIGHTS.fact} for praise. */
  best: 0.2,
  /** A free game without a shop inside before one with: who asks for "free" seldom means the shop. */
  sellsNothing: 0.15,
  /** A free word found in the game's texts, before its rarity: a word of one game alone counts whole. */
  text: 0.15,
  /** The same where the text tells what happens in a game rather than what is wished. */
  told: 4,
  /** Telling of a thing that was asked for and that no concept names, before its rarity. */
  thing: 9,
  /** Telling of the very thing that stands for a concept: bees are insects, but who says bees means bees. */
  particular: 2,
  /** Being the one game that the text describes: more than a few wishes that were read into the description. */
  described: 6,
  /** Being described nearly as well as that game. */
  nearDescribed: 2,
  /** Likeness to that game: who did not mean it meant one like it. */
  likeDescribed: 2,
  /** Being known for a fact that was asked for, not merely allowing it; speaking against it costs as much. */
  favour: 0.3,
  /** The same for company where nothing is asked for but that: "for two" means the games that two play, not those that allow it. */
  company: 1.2,
  /** A game that lasts twice as long as asked, where none that is short enough fits. */
  tooLong: 0.5,
  /** Each time that a game lasts twice as long as the least that is asked for, up to twice: who asks for a long one means it. */
  lasting: 0.3,
  /** Hidden gems: each point of fame less counts this much. */
  hidden: 0.45,
  /** Per point above 3 of praise and of fame: between games that fit alike, the better and the better-known one comes first. */
  acclaim: 0.12,
  fame: 0.24,
  /** A game of the newest year against one of 1980, unless an era is asked for: most people ask for what is sold today. */
  recency: 0.5,
  /** What it costs a game of words, where one is asked for in Spanish, that it is not in that language. */
  foreign: 1.5,
  /** What a game's core facet against a wish costs: a gory game where something cosy is asked. */
  opposition: 0.5,
  /** The same where the wish is measured by a game to be like: "easier" is above all not as hard. */
  relative: 2.5,
} as const;

/**
 * Powers of a facet's degree and rarity in the likeness of games; the higher, the more what defines a game, or what is rare,
 * decides. What people refuse in games (blood, spiders, gambling) counts that share of what they look for. Of the squares of all
 * facets of the games to be like, `kept` is the share from which on the others are left out. `apart` is what likeness to games that
 * nobody plays alone counts in those that are for one only.
 */
export const LIKENESS = { degree: 1.5, rarity: 0.7, content: 0.5, kept: 0.95, apart: 0.6 } as const;

/**
 * Of how like games are by their facets to one that is named, how much of what is missing to 1 those make up that its players name
 * beside it: `named` the first of them, `step` less each later one, and `back` is what being named the other way round counts.
 */
export const KINSHIP = { named: 0.35, step: 0.05, back: 0.6 } as const;

/** Power of what a thing means to a game; the higher, the more what a game is about comes before what a famous one has by the way. */
export const THING_POWER = 1.5;

/** How far likeness to a game must go to count as met. */
export const SEED_MET = 0.4;

/** Variety: what likeness to a game already chosen costs (maximal marginal relevance, Carbonell and Goldstein 1998). */
export const VARIETY = 0.12;

/** The most games of one series in one answer. */
export const SERIES_LIMIT = 2;
