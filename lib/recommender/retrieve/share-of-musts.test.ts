import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

const players = { solo: true, coop: { couch: 2 } };

const corpus = [
  plainGame('zorblax', { core: ['farming-sim', 'cozy', 'small-town'] }),
  plainGame('for-couples', { core: ['farming-sim', 'cozy', 'couples', 'teamwork'], players }),
  plainGame('with-combat', { core: ['farming-sim', 'cozy', 'combat'], players }),
  ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'], players })),
];

describe('recommend() on a game to be like, with something else', () => {
  it.each([
    'como zorblax pero con combate, para jugar con mi pareja',
    'like zorblax but with combat, to play with my partner',
  ])('%j: being made for two is one thing, not two, beside what else is asked', (text) =>
    expect(ids(corpus, text)[0]).toBe('with-combat'),
  );
});
