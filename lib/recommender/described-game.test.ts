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

  it('takes a list of wishes for no description', () => {
    const { matches } = recommender.recommend('party-based, turn-based, old school dungeon crawler', 5);
    expect(matches.map(({ game }) => game.title)).not.toContain('Dark and Darker');
  });
});
