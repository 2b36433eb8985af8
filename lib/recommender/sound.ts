/**
 * How a folded Spanish word sounds, so that words spelled by ear meet: `convate` = `combate`.
 * b = v, ll = y, silent h, z = c before e and i = s, j = g before e and i, qu = k, n before b, p, v = m.
 */
export function soundOf(folded: string): string {
  return folded
    .replace(/ch/g, 'C')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/h/g, '')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/qu(?=[ei])|c/g, 'k')
    .replace(/n(?=[bp])/g, 'm');
}
