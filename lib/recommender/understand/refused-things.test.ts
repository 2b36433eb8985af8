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
    ['aventura sin cangrejos', ['cangrejos']],
    ['sin capibaras, algo relajante', ['capibaras']],
    ['adventure without crabs', ['crabs']],
    ['no scorpions or crabs, horror', ['scorpions', 'crabs']],
    ['rpg, no zombies or crabs', ['crabs']],
    ['tengo fobia a las cangrejos, aventura', ['cangrejos']],
  ])('reads a thing that is refused: %s', (text, words) => {
    expect(refusedIn(text)).toEqual(words);
  });

  it.each([
    'adventure with crabs',
    'aventura sin zombis',
    'no importa si hay cangrejos',
    'rpg que no pidas',
    'no worries, a relaxing game',
    'no boring levels',
    'sin complicarme la vida',
  ])('reads none in: %s', (text) => {
    expect(refusedIn(text)).toEqual([]);
  });

  it('keeps out the games that tell of it', () => {
    const told = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.id);
    expect(told('crabs')).toContain('crab-game');
    expect(told('free game, no crabs')).not.toContain('crab-game');
  });
});
