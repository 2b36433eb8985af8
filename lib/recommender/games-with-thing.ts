import { type CatalogueIndex, termKey } from './catalogue-index';
import type { Aim } from './request';

/** The games whose texts tell of a thing, and how much it means: its rarity squared by how much of their texts it is, 0 to 1. */
export function gamesWithThing(
  { stem }: Extract<Aim, { kind: 'thing' }>,
  { text }: CatalogueIndex,
): ReadonlyMap<number, number> {
  const degrees = new Map<number, number>();
  for (const language of ['es', 'en'] as const) {
    const key = termKey(language, stem[language]);
    const rarity = text.rarity(key);
    text.each(key, (game, saturation) => {
      degrees.set(game, Math.max(degrees.get(game) ?? 0, rarity * rarity * saturation));
    });
  }
  return degrees;
}
