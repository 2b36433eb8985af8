import { lexicon } from '../catalog/lexicon';
import type { Game } from './game';
import { createRecommender } from './recommender';

const game = (id: string, platforms: string[]): Game => ({
  id,
  title: id,
  year: 2024,
  platforms,
  facets: { core: ['platformer'], also: [] },
  players: { solo: true },
  fame: 3,
  acclaim: 3,
  es: '',
  en: '',
});

const games = [
  game('only-new', ['switch-2']),
  game('both', ['switch', 'switch-2']),
  game('everywhere', ['switch-2', 'ps5', 'pc']),
  game('old', ['switch']),
];

const ids = (text: string) =>
  createRecommender(games, lexicon)
    .recommend(text)
    .matches.map((match) => match.game.id)
    .sort();

describe('an exclusive of a machine', () => {
  it('came for no other maker, nor for the machine before it', () => {
    expect(ids('exclusivos de Switch 2')).toEqual(['only-new']);
  });

  it('may run on both where both are named', () => {
    expect(ids('exclusivos de Switch y Switch 2')).toEqual(['both', 'old', 'only-new']);
  });
});
