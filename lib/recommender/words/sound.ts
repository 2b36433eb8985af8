/**
 * How a folded Spanish word sounds, so that words spelled by ear meet: `convate` = `combate`, and in English `mistery` = `mystery`.
 * b = v, ll = y, silent h, z = c before e and i = s, j = g before e and i, qu = k, n before b, p, v = m, y behind a consonant = i.
 */
export function soundOf(folded: string): string {
  return folded
    .replace(/ch/g, 'C')
    .replace(/(?<=[b-df-hj-np-tv-xz])y/g, 'i')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/n(?=[bp])/g, 'm');
}
