import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

const corpus = [
  plainGame('zorblax', { core: ['farming-sim', 'cozy', 'romance'] }),
  plainGame('quuxor', { core: ['turn-based-tactics', 'aliens', 'permadeath'] }),
  ...Array.from({ length: 30 }, (_, i) => plainGame(`farm-${i}`, { core: ['farming-sim', 'cozy', 'romance'] })),
  // There is much of it, but none of it is as like.
  ...Array.from({ length: 30 }, (_, i) =>
    plainGame(`tactics-${i}`, { core: ['turn-based-tactics', 'war', 'guns', 'vehicles'] }),
  ),
  plainGame('both', { core: ['turn-based-tactics', 'romance', 'farming-sim'] }),
];

describe('recommend() on several games to be like', () => {
  it.each(['una mezcla de zorblax y quuxor', 'a mix of zorblax and quuxor'])(
    '%j: begins with what is like both',
    (text) => expect(ids(corpus, text)[0]).toBe('both'),
  );

  it('lets neither fill the answer because what is like it is more like it', () => {
    const found = ids(corpus, 'me gustaron zorblax y quuxor');
    expect(found.some((id) => id.startsWith('farm'))).toBe(true);
    expect(found.some((id) => id.startsWith('tactics'))).toBe(true);
  });
});
