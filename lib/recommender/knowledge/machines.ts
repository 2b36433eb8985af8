import type { Lexicon } from '../lexicon';

/** The machines that a platform stands for, by position: itself, or the members of a group such as "console". */
export function machinesOf(platform: number, { platforms }: Pick<Lexicon, 'platforms'>): number[] {
  const { any } = platforms[platform];
  return any ? platforms.flatMap(({ id }, i) => (any.includes(id) ? [i] : [])) : [platform];
}
