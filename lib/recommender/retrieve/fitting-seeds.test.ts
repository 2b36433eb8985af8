import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

/** Three famous games of a series in the round, and two flat ones. */
const series = [
  ...['one', 'two', 'three'].map((id) =>
    plainGame(`zorblax-${id}`, { series: 'zorblax', core: ['action-adventure', '3d', 'open-world'], fame: 5 }),
  ),
  ...['old', 'older'].map((id) =>
    plainGame(`zorblax-${id}`, {
      series: 'zorblax',
      core: ['action-adventure', 'pixel-art', 'top-down', 'caves'],
      fame: 4,
    }),
  ),
];

describe('recommend() on a series', () => {
  it.each(['como zorblax pero en pixel art', 'like zorblax but with pixel art'])(
    '%j: takes those of its games for models that have what is asked for',
    (text) => {
      const corpus = [
        ...series,
        plainGame('like-the-famous', { core: ['action-adventure', 'open-world', '2d'], also: ['pixel-art'] }),
        plainGame('like-the-old', { core: ['action-adventure', 'top-down', 'caves', 'pixel-art'] }),
      ];
      expect(ids(corpus, text).filter((id) => !id.startsWith('zorblax'))[0]).toBe('like-the-old');
    },
  );

  it('keeps the best known where they have as much of it as the others', () => {
    const corpus = [
      ...series,
      plainGame('like-the-famous', { core: ['action-adventure', '3d', 'open-world'] }),
      plainGame('like-the-old', { core: ['action-adventure', 'pixel-art', 'top-down', 'caves'] }),
    ];
    const found = ids(corpus, 'como zorblax').filter((id) => !id.startsWith('zorblax'));
    expect(found[0]).toBe('like-the-famous');
  });
});
