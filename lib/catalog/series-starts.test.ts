import { games } from './games';
import { loadRecommender } from './recommender';

const recommender = loadRecommender();
const has = (facet: string) => (id: string) =>
  games.some((game) => game.id === id && [...game.facets.core, ...game.facets.also].includes(facet));
const isStart = has('series-gateway');
const isSequel = has('continues-story');
const answer = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.id);

const bySeries = new Map<string, string[]>();
for (const { series, id } of games) if (series) bySeries.set(series, [...(bySeries.get(series) ?? []), id]);

describe('the games to begin a series with', () => {
  it('are one to three of every series that players ask for as a whole', () => {
    const wrong = [...bySeries].filter(([, ids]) => {
      const starts = ids.filter(isStart).length;
      return ids.length >= 3 && (starts < 1 || starts > 3);
    });
    expect(wrong).toEqual([]);
  });

  it('need no story of others', () => {
    expect(games.map(({ id }) => id).filter((id) => isStart(id) && isSequel(id))).toEqual([]);
  });

  it.each([
    ['mejor persona para empezar', 'persona-5-royal'],
    ['Persona for a newbie', 'persona-5-royal'],
    ['con qué zelda empiezo', 'the-legend-of-zelda-breath-of-the-wild'],
    ['which Zelda is best for beginners?', 'the-legend-of-zelda-breath-of-the-wild'],
    ['nunca jugué un Resident Evil, ¿por cuál arranco?', 'resident-evil-2-remake'],
    ['best resident evil for a newbie', 'resident-evil-2-remake'],
    ['qué final fantasy juego primero', 'final-fantasy-x'],
    ['what final fantasy should I play first', 'final-fantasy-x'],
    ['nunca he jugado a un monster hunter, cuál me recomiendas', 'monster-hunter-world'],
    ['new to Monster Hunter, which one should I get', 'monster-hunter-world'],
    ["primer assassin's creed", 'assassins-creed-ii'],
    ["where should I start with Assassin's Creed", 'assassins-creed-ii'],
    ['buen punto de entrada a Metroid', 'metroid-dread'],
    ['first Metroid game I should play', 'metroid-dread'],
    ['quiero iniciarme en la saga Dragon Quest', 'dragon-quest-xi-s'],
    ['recomiéndenme un Dragon Quest para arrancar', 'dragon-quest-xi-s'],
    ['good entry point to the Ys series', 'ys-viii-lacrimosa-of-dana'],
    ['por cuál Kingdom Hearts empiezo', 'kingdom-hearts'],
    ['I want to get into Kingdom Hearts', 'kingdom-hearts'],
    ['por dónde empezar con los juegos de FromSoftware', 'elden-ring'],
    ['where to start with FromSoftware games', 'elden-ring'],
    ['Dark Souls para principiantes', 'dark-souls'],
  ])('come first, and last what needs their story: %s', (text, start) => {
    const ids = answer(text);
    const last = ids.findLastIndex(isStart);
    expect(ids.slice(0, 3)).toContain(start);
    expect(isStart(ids[0])).toBe(true);
    const series = games.find(({ id }) => id === start)?.series;
    const own = ids.filter((id) => !series || bySeries.get(series)?.includes(id));
    const places = own.map((id) => (isStart(id) ? 0 : isSequel(id) ? 2 : 1));
    expect(last).toBeGreaterThanOrEqual(0);
    expect(places).toEqual([...places].sort());
  });

  it.each(['Dark Souls for beginners', 'soy nuevo en la saga Xenoblade'])(
    'are followed by what is like a small series: %s',
    (text) => {
      const ids = answer(text);
      expect(ids).toHaveLength(12);
      expect(isStart(ids[0])).toBe(true);
    },
  );
});
