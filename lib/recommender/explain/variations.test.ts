import { lexicon } from '../../catalog/lexicon';
import type { Game } from '../game';
import { variationsOf } from './variations';

const game = (facts: Partial<Game>): Game => ({
  id: 'x',
  title: 'X',
  year: 2020,
  platforms: ['pc', 'switch', 'android'],
  facets: { core: ['puzzle'], also: [] },
  players: { solo: true, coop: { couch: 2 } },
  fame: 3,
  acclaim: 3,
  es: '',
  en: '',
  ...facts,
});

describe('variationsOf()', () => {
  it('offers nothing where nothing could be otherwise, or is not known', () => {
    expect(variationsOf(game({}), lexicon)).toEqual([]);
  });

  it.each<[string, Partial<Game>]>([
    ['shorter', { hours: 40 }],
    ['easier', { facets: { core: ['soulslike'], also: [] } }],
    ['peaceful', { facets: { core: ['puzzle'], also: ['guns'] } }],
    ['fearless', { facets: { core: ['survival-horror'], also: [] } }],
    ['free', { price: { free: false } }],
    ['for-two', { players: { solo: true } }],
    ['on-mobile', { platforms: ['pc', 'switch'] }],
    ['on-switch', { platforms: ['pc', 'ios'] }],
    ['on-pc', { platforms: ['switch', 'ios'] }],
  ])('offers %s to a game with %j', (variation, facts) => {
    expect(variationsOf(game(facts), lexicon)).toEqual([variation]);
  });

  it.each<Partial<Game>>([
    { hours: 3 },
    { price: { free: true } },
    { players: { solo: false, versus: { online: 8 } } },
  ])('offers no such thing to a game with %j', (facts) => {
    expect(variationsOf(game(facts), lexicon)).toEqual([]);
  });
});
