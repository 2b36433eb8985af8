import en from '../../messages/en.json';
import es from '../../messages/es.json';
import { VARIATIONS } from '../search/variations';
import { lexicon } from './lexicon';
import { loadRecommender } from './recommender';

/** What the engine must read from the request that a variation writes, besides the game that it starts from. */
const WISHES: Readonly<Record<string, readonly [strength: string, wish: RegExp]>> = {
  shorter: ['must', /^hours:-\d+$/],
  easier: ['nice', /^concept:easy$/],
  peaceful: ['never', /^concept:combat$/],
  fearless: ['never', /^concept:horror$/],
  free: ['must', /^price:free$/],
  'for-two': ['must', /^players:2$/],
  'on-mobile': ['must', /^platform:mobile$/],
  'on-switch': ['must', /^platform:switch$/],
  'on-pc': ['must', /^platform:pc$/],
};

describe('the variations', () => {
  it('have words wherever the lexicon offers them', () => {
    expect(lexicon.variations.map(({ id }) => id)).toEqual([...VARIATIONS]);
    expect(Object.keys(WISHES)).toEqual([...VARIATIONS]);
  });

  it('start from facets and platforms that exist', () => {
    const known = new Set([...lexicon.concepts, ...lexicon.platforms].map(({ id }) => id));
    const named = lexicon.variations.flatMap(({ from }) => [...(from.facets ?? []), ...(from.notOn ?? [])]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(VARIATIONS)('write requests that mean what they say: %s', (variation) => {
    for (const { asks } of [es.like, en.like]) {
      for (const title of ['Hades', 'Resident Evil 4', 'The Legend of Zelda: Ocarina of Time']) {
        const { wishes, matches } = loadRecommender().recommend(asks[variation].replace('{title}', title));
        const [seed, wish, ...rest] = wishes.map(({ id, strength }) => `${strength} ${id}`);
        const [strength, id] = WISHES[variation] ?? [];
        expect(seed).toMatch(/^must seed:/);
        expect(wish?.split(' ')).toEqual([strength, expect.stringMatching(id ?? /^$/)]);
        expect(rest).toEqual([]);
        expect(matches.length).toBeGreaterThan(0);
      }
    }
  });
});
