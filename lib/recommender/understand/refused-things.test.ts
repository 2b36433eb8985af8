import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const refusedIn = (text: string) =>
  recommender
    .recommend(text, 1)
    .wishes.filter(({ id, strength }) => id.startsWith('thing:') && strength === 'never')
    .map(({ words }) => words);

describe('refusedThings()', () => {
  it.each([
    ['aventura sin serpientes', ['serpientes']],
    ['sin capibaras, algo relajante', ['capibaras']],
    ['adventure without snakes', ['snakes']],
    ['no cockroaches or rats, horror', ['cockroaches', 'rats']],
    ['rpg, no zombies or snakes', ['snakes']],
    ['tengo fobia a las serpientes, aventura', ['serpientes']],
  ])('reads a thing that is refused: %s', (text, words) => {
    expect(refusedIn(text)).toEqual(words);
  });

  it.each([
    'adventure with snakes',
    'aventura sin zombis',
    'no importa si hay serpientes',
    'rpg que no pidas',
    'no worries, a relaxing game',
    'no boring levels',
    'sin complicarme la vida',
  ])('reads none in: %s', (text) => {
    expect(refusedIn(text)).toEqual([]);
  });

  it('keeps out the games that tell of it', () => {
    const told = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.id);
    expect(told('snakes')).toContain('slither-io');
    expect(told('free browser game, no snakes')).not.toContain('slither-io');
  });
});
