/**
 * Where an arrow key leads in a grid that fills row by row.
 *
 * @param key of the keyboard event
 * @param from place of the cell that has the focus
 * @param lefts left edge of each cell, in any unit; cells of one column share it
 * @returns the place of the next cell, or nothing where the key leads nowhere
 */
export function neighbour(key: string, from: number, lefts: readonly number[]): number | undefined {
  if (from < 0) return undefined;
  const columns = new Set(lefts.map(Math.round)).size;
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, ArrowDown: from + columns, ArrowUp: from - columns }[key];
  return to !== undefined && to >= 0 && to < lefts.length ? to : undefined;
}
