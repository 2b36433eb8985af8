import type { Lexicon } from '../lexicon';

/** The machines that a platform stands for, by position: itself, or the members of a group such as "console". */
export function machinesOf(platform: number, { platforms }: Pick<Lexicon, 'platforms'>): number[] {
  const { any } = platforms[platform];
  return any ? platforms.flatMap(({ id }, i) => (any.includes(id) ? [i] : [])) : [platform];
}

/**
 * The ids of the machines that platforms stand for, as games name them: for a shop what it sells for, and at the end the older ones whose
 * games run there.
 */
export function machineIds(platforms: readonly number[], lexicon: Pick<Lexicon, 'platforms'>): string[] {
  const machines = platforms.flatMap((platform) => machinesOf(platform, lexicon)).map((i) => lexicon.platforms[i]);
  return [
    ...new Set([...machines.map(({ id, sells }) => sells ?? id), ...machines.flatMap(({ plays = [] }) => plays)]),
  ];
}
