import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import type { Game } from '../game';
import { createRecommender } from '../recommender';
import { plainGame, smallCorpora } from '../small-corpus';

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
    const [first] = matches;
    expect(of('closest')).toBe(met(first) === Math.max(...matches.map(met)) ? first : undefined);
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

describe('over a few games, a distinction is given', () => {
  const { over } = smallCorpora(lexicon);
  const given = (games: readonly Game[], query: string) =>
    new Map(
      over(games)
        .recommend(query)
        .matches.flatMap(({ game, distinction }) => (distinction ? [[distinction, game.id] as const] : [])),
    );
  const race = (id: string, facts: Partial<Game> = {}) => plainGame(id, { core: ['racing'], ...facts });

  it.each<[string, (number | undefined)[], string | undefined]>([
    ['to a game that is much shorter than usual', [20, 20, 20, 5], 'race-3'],
    ['not to one that is hardly shorter', [20, 20, 20, 15], undefined],
    ['not where two are as short', [20, 20, 5, 5], undefined],
    ['not where the length of most is unknown', [20, undefined, undefined, undefined, 5], undefined],
  ])('for being the shortest: %s', (_, hours, id) => {
    const games = hours.map((length, i) => race(`race-${i}`, length === undefined ? {} : { hours: length }));
    expect(given(games, 'carreras').get('shortest')).toBe(id);
  });

  it.each(['carreras de más de 40 horas', 'long racing game'])(
    'for being the shortest, not where %s is asked for',
    (query) => {
      const games = [90, 90, 90, 45].map((hours, i) => race(`race-${i}`, { hours }));
      expect(given(games, query).has('shortest')).toBe(false);
    },
  );

  it('for the closest fit: to the first game, or to none where another meets more wishes', () => {
    const plain = Array.from({ length: 3 }, (_, i) => race(`plain-${i}`));
    const famous = race('famous', { fame: 5, acclaim: 5 });
    const funny = plainGame('funny', { core: ['puzzle', 'cats', 'funny'], also: ['racing'], fame: 1, acclaim: 1 });
    const query = 'carreras, mejor si es gracioso';
    expect(given([...plain, famous], query).get('closest')).toBe('famous');
    expect(over([...plain, famous, funny]).recommend(query).matches[0].game.id).toBe('famous');
    expect(given([...plain, famous, funny], query).has('closest')).toBe(false);
  });

  it('as wildcard to a game unlike the others that meets what was asked, and to no other', () => {
    const alike = Array.from({ length: 5 }, (_, i) =>
      plainGame(`alike-${i}`, { core: ['racing', 'driving', 'vehicles', 'rally'], fame: 5 }),
    );
    const strange = plainGame('strange', { core: ['puzzle', 'cats', 'cooking', 'racing'] });
    const stranger = plainGame('stranger', { core: ['puzzle', 'cats', 'cooking', 'music'] });
    expect(given([...alike, strange], 'carreras').get('wildcard')).toBe('strange');
    expect(given([...alike, stranger], 'carreras').get('wildcard')).toBeUndefined();
  });
});
