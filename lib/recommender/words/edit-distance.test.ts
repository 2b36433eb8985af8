import fc from 'fast-check';
import { editDistance } from './edit-distance';

describe('editDistance()', () => {
  it.each([
    ['zelda', 'zelda', 0],
    ['zelda', 'zleda', 1],
    ['estratejia', 'estrategia', 1],
    ['valey', 'valley', 1],
    ['metroidvenia', 'metroidvania', 1],
    ['supervivenica', 'supervivencia', 1],
    ['plataforams', 'plataformas', 1],
    ['sotck', 'stocks', 2],
  ])('counts edits and swaps between %s and %s', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
  });

  it('stops one past the limit', () => {
    expect(editDistance('portal', 'stardew', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  it('equals the full table for any two words', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(fullTable(a, b), limit + 1));
      }),
    );
  });
});

function fullTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1);
      }
    }
  }
  return table[a.length][b.length];
}
