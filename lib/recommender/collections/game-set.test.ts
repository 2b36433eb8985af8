import fc from 'fast-check';
import { bitsOf, GameSet } from './game-set';

const SIZE = 100;
const games = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));
const setOf = (list: readonly number[]) => GameSet.of(SIZE, Int32Array.from(list));

const list = (set: GameSet) => [...set.games()];

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

describe('GameSet', () => {
  it('does what a Set does', () => {
    fc.assert(
      fc.property(games, games, (a, b) => {
        const [united, both, less] = [setOf(a), setOf(a), setOf(a)];
        united.unite(setOf(b));
        both.intersect(setOf(b));
        less.subtract(setOf(b));
        expect(list(setOf(a))).toEqual(sorted(a));
        expect(list(united)).toEqual(sorted([...new Set([...a, ...b])]));
        expect(list(GameSet.union([setOf(a), setOf(b)]))).toEqual(list(united));
        expect(list(both)).toEqual(sorted(a.filter((game) => b.includes(game))));
        expect(list(less)).toEqual(sorted(a.filter((game) => !b.includes(game))));
        expect(less.isEmpty()).toBe(a.every((game) => b.includes(game)));
        expect(united.count()).toBe(new Set([...a, ...b]).size);
        expect(a.every((game) => setOf(a).has(game))).toBe(true);
      }),
    );
  });

  it.each([0, 1, 31, 32, 33, 64])('holds all of %i games', (size) => {
    const all = GameSet.all(size);
    expect(all.count()).toBe(size);
    expect(list(all)).toEqual(Array.from({ length: size }, (_, game) => game));
    expect(list(GameSet.where(size, (game) => game % 2 === 0)).every((game) => game % 2 === 0)).toBe(true);
  });

  it('changes no copy', () => {
    const set = setOf([1, 2]);
    const copy = set.copy();
    set.delete(1);
    expect([list(set), list(copy)]).toEqual([[2], [1, 2]]);
  });
});

describe('bitsOf()', () => {
  it.each([
    [0, 0],
    [1, 1],
    [-1, 32],
    [0x55555555, 16],
    [1 << 31, 1],
  ])('counts the bits of %i', (word, bits) => {
    expect(bitsOf(word)).toBe(bits);
  });
});
