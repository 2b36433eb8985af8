import { WISH_STRENGTHS, type WishStrength } from '@/lib/search/wish-strengths';

/** The key of a strength's texts and styles, and its sign. */
const LOOKS = {
  imprescindible: { key: 'must', sign: 'check' },
  deseable: { key: 'nice', sign: 'heart' },
  nunca: { key: 'never', sign: 'forbidden' },
  ignorado: { key: 'off', sign: 'dash' },
} as const satisfies Record<WishStrength, { key: string; sign: string }>;

/** How a strength is shown. */
export function strengthLook(strength: WishStrength): (typeof LOOKS)[WishStrength] {
  return LOOKS[strength];
}

/** The strength that one touch turns a wish to. */
export function nextStrength(strength: WishStrength): WishStrength {
  return WISH_STRENGTHS[(WISH_STRENGTHS.indexOf(strength) + 1) % WISH_STRENGTHS.length] ?? 'imprescindible';
}
