import { contrast } from './contrast';
import { palettes } from './palettes';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#abcdef', '#abcdef', 1],
])('contrast() of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test.each(Object.entries(palettes))('%s: dark ink is readable on sun and paper, and paper on ink', (_, sets) => {
  for (const inks of sets) {
    expect(contrast(inks.k, inks.a)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.k, inks.p)).toBeGreaterThanOrEqual(7);
  }
});
