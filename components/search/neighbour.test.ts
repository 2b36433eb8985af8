import { neighbour } from './neighbour';

// Five cards in three columns.
const LEFTS = [10, 110.4, 210, 10, 110.2];

describe('neighbour()', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 3, 0],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(neighbour(key, from, LEFTS)).toBe(to);
  });

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 4],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['Enter', 1],
    ['ArrowRight', -1],
  ])('%s leads nowhere from %i', (key, from) => {
    expect(neighbour(key, from, LEFTS)).toBeUndefined();
  });
});
