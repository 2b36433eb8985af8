import { WISH_STRENGTHS, type WishStrength } from '@/lib/search/wish-strengths';
import { nextStrength, strengthLook } from './strength-look';

describe('nextStrength()', () => {
  it('turns must → nice → never → off → must', () => {
    const turns: WishStrength[] = ['imprescindible'];
    for (let turn = 0; turn < 4; turn++) turns.push(nextStrength(turns.at(-1) as WishStrength));
    expect(turns.map((strength) => strengthLook(strength).key)).toEqual(['must', 'nice', 'never', 'off', 'must']);
  });
});

describe('strengthLook()', () => {
  it('tells the strengths apart by words and by sign', () => {
    for (const part of ['key', 'sign'] as const) {
      expect(new Set(WISH_STRENGTHS.map((strength) => strengthLook(strength)[part])).size).toBe(WISH_STRENGTHS.length);
    }
  });
});
