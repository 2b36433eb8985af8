/** The ways to go on from a game that this site has words for, in the order in which they are offered. */
export const VARIATIONS = [
  'shorter',
  'easier',
  'peaceful',
  'fearless',
  'free',
  'for-two',
  'on-mobile',
  'on-switch',
  'on-pc',
] as const;

/** A way to go on from a game: "like it, but shorter". */
export type Variation = (typeof VARIATIONS)[number];
