import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { over } = smallCorpora(lexicon);

describe('recommend() explains', () => {
  it('says of each wish whether the game meets it, and admits what it does not know', () => {
    const { wishes, matches } = over([
      plainGame('known', { core: ['rpg'], lowSpec: true }),
      plainGame('unknown', { core: ['rpg'] }),
    ]).recommend('rol con dragones, a ser posible que corra en una tostadora');
    expect(wishes.map(({ id, strength }) => [id, strength])).toEqual([
      ['concept:rpg', 'must'],
      ['concept:dragons', 'must'],
      ['hardware:low', 'nice'],
    ]);
    expect(matches.map(({ game: { id }, verdicts }) => [id, ...verdicts])).toEqual([
      ['known', 'met', 'unmet', 'met'],
      ['unknown', 'met', 'unmet', 'unknown'],
    ]);
  });

  it('counts an exclusion as met by a game that lacks the thing', () => {
    const { matches } = over([plainGame('clean', { core: ['survival'] })]).recommend('supervivencia sin zombis');
    expect(matches[0].verdicts).toEqual(['met', 'met']);
  });
});
