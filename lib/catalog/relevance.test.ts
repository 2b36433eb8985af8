import { measureRelevance, needs, unknownIds } from '../../bench/relevance';
import type { Game } from '../recommender/game';
import { games } from './games';
import { loadRecommender } from './recommender';

// Floors a little under what `npm run bench -- relevance` prints; raise them when it does better.
const FLOOR = { ndcg: 0.77, success: 0.97, parity: 0.94, hit10: 0.95 };
/** Share of shown games that a judge finds against the request; what the catalogue knows of is shown never at all. */
const CEILING = { forbidden: 0.02 };

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

  it.each(['es', 'en'] as const)('shows next to nothing that a request in %s speaks against', (lang) => {
    expect(report[lang].forbidden).toBeLessThanOrEqual(CEILING.forbidden);
  });

  it('gives one answer in both languages', () => {
    expect(report.parity).toBeGreaterThanOrEqual(FLOOR.parity);
  });

  it.each(['como The Witcher 3 pero en Japón', 'like The Witcher 3 but set in Japan'])(
    'counts the Japan of old as Japan: %s',
    (text) => {
      const of = ({ facets: { core, also } }: Game) => [...core, ...also];
      const found = loadRecommender().recommend(text).matches;
      expect(found.filter(({ game }) => of(game).includes('feudal-japan')).length).toBeGreaterThan(found.length / 2);
    },
  );

  it('finds the game that is described', () => {
    expect(report.known.hit10).toBeGreaterThanOrEqual(FLOOR.hit10);
  });
});

describe('the recommender on texts of a word or two, and on other matters', () => {
  const recommender = loadRecommender();
  const found = (text: string) => recommender.recommend(text).matches.length;

  it.each([
    'coches',
    'algo raro',
    'cozy',
    'something fun',
    'me aburro',
    'que no me aburra',
    'surprise me',
    'ps5',
    'barato',
    'zombies no',
    'para dos',
    'montar mi propio zoo',
    'mow the lawn',
  ])('answers %j', (text) => expect(found(text)).toBeGreaterThan(0));

  it.each([
    'receta de croquetas',
    'recipes with lentils',
    'vuelos baratos a Roma',
    'weather in Dublin',
    'noticias de hoy',
    'how to unblock a sink',
    'translate this sentence',
    'qwerty asdf',
    'best restaurants in Lisbon',
    'piso de alquiler',
    'hello',
    'gracias',
    'el coche no arranca',
    'mi hijo tiene fiebre y tos',
    'the train to Paris was late',
  ])('leaves %j unanswered', (text) => expect(found(text)).toBe(0));
});
