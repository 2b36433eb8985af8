/** Where a cell begins, in any unit; cells of one row share their top. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Where an arrow key leads in a grid that fills row by row, and whose rows may end early.
 *
 * @param key of the keyboard event
 * @param from place of the cell that has the focus
 * @param cells where each cell stands
 * @returns the place of the next cell, or nothing where the key leads nowhere
 */
export function neighbour(key: string, from: number, cells: readonly Place[]): number | undefined {
  const here = cells[from];
  if (here === undefined) return undefined;
  if (key === 'ArrowRight') return from + 1 < cells.length ? from + 1 : undefined;
  if (key === 'ArrowLeft') return from > 0 ? from - 1 : undefined;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;

  const beyond = cells.filter(({ top }) => (key === 'ArrowDown' ? top > here.top + 1 : top < here.top - 1));
  const next = (key === 'ArrowDown' ? beyond[0] : beyond.at(-1))?.top;
  if (next === undefined) return undefined;
  const away = (place: number) => Math.abs((cells[place]?.left ?? 0) - here.left);
  const row = [...cells.keys()].filter((place) => Math.abs((cells[place]?.top ?? 0) - next) <= 1);
  return row.sort((one, other) => away(one) - away(other))[0];
}
