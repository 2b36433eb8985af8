/**
 * Lower case without accents, apostrophes or compatibility forms: `Pokémon™` → `pokemontm`, `don’t` → `dont`, `año` → `ano`.
 * Players leave accents out as often as not, so that everything is compared folded.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Most words need no folding, and the test is ten times faster than the work. */
const PLAIN = /^[a-z0-9]*$/;
const MARKS = /[\p{M}'’‘`´]/gu;
