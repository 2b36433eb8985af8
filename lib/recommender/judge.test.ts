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

describe('a machine that somebody is without', () => {
  it('takes out what runs on nothing else', () => {
    expect(ids('plataformas, no tengo Switch 2')).toEqual(['both', 'everywhere', 'old']);
    expect(ids('platformers, no consoles')).toEqual(['everywhere']);
    expect(ids('plataformas, sin PC')).toEqual(['both', 'everywhere', 'old', 'only-new']);
  });

  it('stands for others that go with it', () => {
    const corpus = [game('computers', ['pc', 'mac', 'linux']), game('apple', ['mac', 'ios'])];
    const [only, ...others] = createRecommender(corpus, lexicon).recommend('platformers, nothing on PC').matches;
    expect(only.game.id).toBe('apple');
    expect(others).toEqual([]);
  });
});

describe('an exclusive of a machine', () => {
  it('came for no other maker, nor for the machine before it', () => {
    expect(ids('exclusivos de Switch 2')).toEqual(['only-new']);
  });

  it('may run on both where both are named', () => {
    expect(ids('exclusivos de Switch y Switch 2')).toEqual(['both', 'old', 'only-new']);
  });
});
