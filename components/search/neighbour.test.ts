import { neighbour } from './neighbour';

/** Rows of three columns, as a browser measures them. */
const grid = (...rows: number[]) =>
  rows.flatMap((cells, row) =>
    Array.from({ length: cells }, (_, column) => ({ left: column * 100 + 0.4 * row, top: row * 300 + 0.2 * column })),
  );

describe('neighbour()', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 4, 1],
    // Nothing stands below the third; the nearest of the next row does.
    ['ArrowDown', 2, 4],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(neighbour(key, from, grid(3, 2))).toBe(to);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowUp', 4, 1],
    ['ArrowRight', 0, 1],
  ])('%s leads past rows that end early from %i to %i', (key, from, to) => {
    expect(neighbour(key, from, grid(1, 1, 3))).toBe(to);
  });

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 4],
    ['ArrowDown', 4],
    ['ArrowUp', 1],
    ['Enter', 1],
    ['ArrowRight', -1],
  ])('%s leads nowhere from %i', (key, from) => {
    expect(neighbour(key, from, grid(3, 2))).toBeUndefined();
  });
});
