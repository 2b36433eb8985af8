/** Corners of a line, one for each number from 0, as path data after an `M` or `L`. */
export function points(count: number, corner: (index: number) => readonly [number, number]): string {
  return Array.from({ length: count }, (_, index) => corner(index).map(Math.round).join(' ')).join(' ');
}
