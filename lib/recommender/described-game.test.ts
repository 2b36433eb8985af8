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

  it('takes many details of one game for its description, though each could be a wish', () => {
    const text = 'black and white, a small boy in a creepy forest, silhouettes, and a giant spider hunts him';
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe('LIMBO');
  });

  it('takes a list of wishes for no description', () => {
    const { matches } = recommender.recommend('party-based, turn-based, old school dungeon crawler', 5);
    expect(matches.map(({ game }) => game.title)).not.toContain('Dark and Darker');
  });
});
