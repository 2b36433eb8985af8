import { games } from '../catalog/games';
import { lexicon } from '../catalog/lexicon';
import { createRecommender } from './recommender';

const recommender = createRecommender(games, lexicon);

describe('describedGame()', () => {
  it('takes one rare word for no description', () => {
    const text =
      'algo de naves espaciales para perderse explorando con calma, que el combate me sobra, rocas parpadeantes';
    const titles = recommender.recommend(text, 5).matches.map(({ game }) => game.title);
    expect(titles).not.toContain('Boulder Dash');
  });
});
