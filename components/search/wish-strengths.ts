import type { WishStrength } from '@/lib/search/contract';

/** The strengths of a wish in the order in which a touch turns them, with the key of their texts and looks, and their sign. */
export const STRENGTHS = [
  { tipo: 'imprescindible', key: 'must', sign: 'check' },
  { tipo: 'deseable', key: 'nice', sign: 'heart' },
  { tipo: 'nunca', key: 'never', sign: 'forbidden' },
  { tipo: 'ignorado', key: 'off', sign: 'dash' },
] as const satisfies readonly { tipo: WishStrength; key: string; sign: string }[];

/** How a strength is shown. */
export function strengthLook(strength: WishStrength): (typeof STRENGTHS)[number] {
  return STRENGTHS.find(({ tipo }) => tipo === strength) ?? STRENGTHS[0];
}

/** The strength that one touch turns a wish to. */
export function nextStrength(strength: WishStrength): WishStrength {
  const place = STRENGTHS.findIndex(({ tipo }) => tipo === strength);
  return STRENGTHS[(place + 1) % STRENGTHS.length]?.tipo ?? 'imprescindible';
}
