/**
 * Lower case without accents, apostrophes or compatibility forms: `Pokémon™` → `pokemontm`, `don’t` → `dont`, `año` → `ano`.
 * Players leave accents out as often as not, so that everything is compared folded.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return NEEDS_FOLDING.test(lower) ? lower.normalize('NFKD').replace(MARKS, '').toLowerCase() : lower;
}

/** Plain ASCII needs no normalising, which costs ten times the test. */
const NEEDS_FOLDING = /[^\x20-\x26\x28-\x5f\x61-\x7e]/;
const MARKS = /[\p{M}'’‘`´]/gu;
