import { games } from '../catalog/games';
import { lexicon } from '../catalog/lexicon';
import { createRecommender } from './recommender';

const recommender = createRecommender(games, lexicon);
const labelled = (query: string, limit = 12) => {
  const { matches, wishes } = recommender.recommend(query, limit);
  const of = (distinction: string) => matches.find((match) => match.distinction === distinction);
  return { matches, wishes, of };
};

const QUERIES = [
  'plataformas difícil de pixel art',
  'survival without zombies for pc',
  'algo como Hades',
  'juego de cartas',
  'cozy farming game',
  'carreras para cuatro en el sofá',
  'aventura corta y triste',
];

describe('distinctions', () => {
  it.each(QUERIES)('go to one game each, and each game has one at most: %s', (query) => {
    const given = labelled(query).matches.flatMap(({ distinction }) => distinction ?? []);
    expect(given).toEqual([...new Set(given)]);
    expect(given).toContain('closest');
  });

  it.each(['una rana que cruza la carretera', 'a blue hedgehog collecting rings'])(
    'tell the game that is described: %s',
    (query) => {
      const { matches, of } = labelled(query);
      expect(of('described')).toBe(matches[0]);
      expect(of('closest')).toBeUndefined();
    },
  );

  it.each(QUERIES)('are earned: %s', (query) => {
    const { matches, of } = labelled(query);
    const met = (match: (typeof matches)[number]) => match.verdicts.filter((verdict) => verdict === 'met').length;
    const closest = of('closest');
    expect(closest && met(closest)).toBe(Math.max(...matches.map(met)));
    expect(of('free')?.game.price ?? { free: true }).toEqual({ free: true });
    const gem = of('hidden-gem')?.game;
    expect(gem === undefined || (gem.fame <= 2 && gem.acclaim >= 4)).toBe(true);
    const shortest = of('shortest')?.game.hours ?? 0;
    expect(matches.every(({ game }) => shortest <= (game.hours ?? shortest))).toBe(true);
  });

  it('are not given for what most games of the answer have', () => {
    expect(labelled('juegos gratis de verdad').of('free')).toBeUndefined();
    expect(labelled('joyas ocultas de plataformas').of('hidden-gem')).toBeUndefined();
  });

  it('are not given where a few games need no signposts', () => {
    expect(labelled('plataformas', 3).matches.flatMap(({ distinction }) => distinction ?? [])).toEqual([]);
  });
});
