import { measureRelevance, needs, unknownIds } from '../../bench/relevance';
import { games } from './games';
import { loadRecommender } from './recommender';

// Floors a little under what `npm run bench -- relevance` prints; raise them when it does better.
const FLOOR = { ndcg: 0.5, success: 0.9, overlap: 0.85, hit10: 0.85 };

describe('the recommender on the project’s own relevance set', () => {
  const report = measureRelevance(loadRecommender());

  it('judges only games that the catalogue has, over at least 120 requests', () => {
    expect(unknownIds(games)).toEqual([]);
    expect(report.es.requests + report.en.requests).toBeGreaterThanOrEqual(120);
    expect(needs.every(({ es, en }) => es.length > 0 && en.length > 0)).toBe(true);
  });

  it.each(['es', 'en'] as const)('finds what is asked in %s', (lang) => {
    expect(report[lang].ndcg).toBeGreaterThanOrEqual(FLOOR.ndcg);
    expect(report[lang].success).toBeGreaterThanOrEqual(FLOOR.success);
    expect(report[lang].empty).toBe(0);
  });

  it.each(['es', 'en'] as const)('shows nothing that a request in %s forbids', (lang) => {
    expect(report[lang].forbidden).toBe(0);
  });

  it('gives the wordings of one need one answer', () => {
    expect(report.overlap).toBeGreaterThanOrEqual(FLOOR.overlap);
  });

  it('finds the game that is described', () => {
    expect(report.known.hit10).toBeGreaterThanOrEqual(FLOOR.hit10);
  });
});
