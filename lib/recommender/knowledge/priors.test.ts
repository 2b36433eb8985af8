import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

describe('priorsOf()', () => {
  const corpus = [
    plainGame('newest', { core: ['rpg'], year: 2025 }),
    plainGame('older', { core: ['rpg'], year: 2012 }),
    plainGame('for-an-old-machine', { core: ['rpg'], year: 1985, platforms: ['nes'] }),
  ];

  it.each(['un rol', 'an RPG'])('puts what is newer first: %s', (query) => {
    expect(ids(corpus, query)).toEqual(['newest', 'older', 'for-an-old-machine']);
  });

  it.each(['un rol barato', 'a cheap RPG'])(
    'but where little may be paid what has grown cheap in the shops: %s',
    (query) => {
      expect(ids(corpus, query)).toEqual(['older', 'newest', 'for-an-old-machine']);
    },
  );

  it.each(['los mejores juegos de la historia', 'the best games of all time', 'un clásico', 'a classic'])(
    'but where the best ever are asked for what is known as that, however old it is: %s',
    (query) => {
      const greats = [
        plainGame('newest', { also: ['all-time-great', 'classic'], year: 2025 }),
        plainGame('older', { also: ['all-time-great', 'classic'], year: 1998, fame: 4 }),
        plainGame('famous', { core: ['rpg'], year: 2025, fame: 5, acclaim: 5 }),
      ];
      expect(ids(greats, query)[0]).toBe('older');
    },
  );
});
