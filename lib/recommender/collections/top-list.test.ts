import fc from 'fast-check';
import { TopList } from './top-list';

const best = (scores: readonly number[], size: number) => {
  const list = new TopList(size);
  for (const [game, score] of scores.entries()) list.offer(game, score);
  return list.best().map(({ game }) => game);
};

describe('TopList', () => {
  it('keeps the highest scores, best first, and of equal ones the earlier games', () => {
    expect(best([1, 1, 5, 5], 3)).toEqual([2, 3, 0]);
    expect(best([2, 3], 5)).toEqual([1, 0]);
    expect(best([], 3)).toEqual([]);
  });

  it('gives what sorting all games would', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 12 }), (scores, size) => {
        const sorted = scores
          .map((score, game) => ({ score, game }))
          .sort((a, b) => b.score - a.score || a.game - b.game);
        expect(best(scores, size)).toEqual(sorted.slice(0, size).map(({ game }) => game));
      }),
    );
  });
});
