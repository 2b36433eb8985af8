import { plainGame } from '../small-corpus';
import { Kinship } from './kinship';

const games = [
  plainGame('zero', { kin: ['one', 'two', 'not-here'] }),
  plainGame('one', { kin: ['two'] }),
  plainGame('two'),
  plainGame('three'),
];
const kinship = new Kinship(games);
const of = (...seeds: number[]) => Object.fromEntries(kinship.of(seeds));

describe('Kinship', () => {
  it('has those first that are named first, and passes over what is not there', () => {
    const { 1: first, 2: second, ...others } = of(0);
    expect(first).toBe(1);
    expect(second).toBeLessThan(first);
    expect(others).toEqual({});
  });

  it('holds in a lesser degree the other way round', () => {
    expect(of(2)[1]).toBeGreaterThan(0);
    expect(of(2)[1]).toBeLessThan(of(1)[2]);
  });

  it('takes the mean for several games', () => {
    expect(of(0, 1)[2]).toBeCloseTo((of(0)[2] + of(1)[2]) / 2);
    expect(of(0, 3)[1]).toBeCloseTo(of(0)[1] / 2);
  });

  it('knows none of a game that nobody names', () => {
    expect(of(3)).toEqual({});
  });
});
