import type { WishStrength } from '@/lib/search/contract';

/** The strengths of a wish in the order in which a touch turns them, with the key of their texts and looks, and their sign. */
export const STRENGTHS = [
  { tipo: 'imprescindible', key: 'must', sign: 'M3 8.5l3.2 3.2L13 4.8' },
  {
    tipo: 'deseable',
    key: 'nice',
    sign: 'M8 13S2.5 9.6 2.5 6.1A2.8 2.8 0 0 1 8 5a2.8 2.8 0 0 1 5.5 1.1C13.5 9.6 8 13 8 13z',
  },
  { tipo: 'nunca', key: 'never', sign: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM4.2 4.2l7.6 7.6' },
  { tipo: 'ignorado', key: 'off', sign: 'M3.5 8h9' },
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
