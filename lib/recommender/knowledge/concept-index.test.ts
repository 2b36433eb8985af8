import type { Concept } from '../lexicon';
import { plainGame } from '../small-corpus';
import { ConceptIndex } from './concept-index';

const concept = (id: string, implies: string[] = []): Concept => ({
  id,
  kind: 'genre',
  label: { es: id, en: id },
  es: [],
  en: [],
  implies,
});

const index = new ConceptIndex(
  [
    plainGame('bare'),
    plainGame('strategist', { core: ['strategy'] }),
    plainGame('builder', { core: ['building', 'tactics'] }),
    plainGame('tactician', { core: ['building'], also: ['tactics'] }),
  ],
  [concept('strategy'), concept('tactics', ['strategy']), concept('building')],
);
const [strategy, tactics, building] = ['strategy', 'tactics', 'building'].map((id) => index.numberOf(id));

describe('ConceptIndex', () => {
  it('knows the games of a concept, with those that imply it', () => {
    expect([...index.having(strategy).games()]).toEqual([1, 2, 3]);
    expect([...index.having(tactics).games()]).toEqual([2, 3]);
    expect([1, 2, 3].map((game) => index.has(tactics, game))).toEqual([false, true, true]);
  });

  it('gives sets that may be changed', () => {
    index.having(building).delete(2);
    expect(index.has(building, 2)).toBe(true);
  });

  it('tells how much a concept marks some games, in any order, and forgets it', () => {
    const among = Int32Array.of(3, 0, 2);
    const degrees = (of: number) => [...index.degreesOf(of, among)].map((degree) => Number(degree.toFixed(3)));
    expect(degrees(tactics)).toEqual([0.5, 0, 0.95]);
    expect(degrees(strategy)).toEqual([0.4, 0, 0.76]);
    expect(degrees(building)).toEqual([1, 0, 1]);
  });
});
