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
});
