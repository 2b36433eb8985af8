/**
 * How much a wish can bind, the binding ones first; `ignorado` where the visitor said that it was not meant. Apart from the
 * contract, since the browser needs the list without the schema library.
 */
export const WISH_STRENGTHS = ['imprescindible', 'deseable', 'nunca', 'ignorado'] as const;

/** How much a wish binds. */
export type WishStrength = (typeof WISH_STRENGTHS)[number];
