import fc from 'fast-check';
import { games } from '../catalog/games';
import { lexicon } from '../catalog/lexicon';
import { createRecommender } from './recommender';

describe('recommend() over the catalogue', () => {
  const recommender = createRecommender(games, lexicon);

  it.each([
    'asdfgh',
    'receta de tortilla de patatas con cebolla',
    'what is the weather in Madrid tomorrow',
    'cuál es la capital de Francia',
    'qwerty zxcvb',
    '',
    '¿?',
  ])('gives nothing for %j', (query) => {
    expect(recommender.recommend(query)).toEqual({
      wishes: [],
      matches: [],
      removed: [],
      relaxed: [],
      relaxations: [],
    });
  });

  it.each([
    'algo de coches',
    'rpg',
    'quiero un juego',
    'puzles',
    'something fun to play',
    'pesca con imprentas',
    'fishing with trams',
  ])('gives something for %j', (query) => {
    expect(recommender.recommend(query).matches).toHaveLength(12);
  });

  it.each([
    ['rugby para switch', 'rugby', 'sports'],
    ['rugby games for switch', 'rugby', 'sports'],
    ['un juego de ajedrez para xbox', 'chess', 'board-game'],
    ['chess for xbox', 'chess', 'board-game'],
  ])('lets what is like the few that fit come after these: %s', (query, asked, near) => {
    const facets = recommender.recommend(query).matches.map(({ game }) => [...game.facets.core, ...game.facets.also]);
    const others = facets.filter((each) => !each.includes(asked));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((each) => each.includes(near)).length).toBeGreaterThan(others.length / 2);
  });

  it.each([
    ['metroidvania para xbox', ['xbox-series', 'xbox-one', 'xbox-360']],
    ['metroidvania, no tengo Switch', ['switch']],
    ['exclusivos de PS5', undefined],
    ['metroidvania', undefined],
  ])('says which machines a wish is about: %s', (query, machines) => {
    const { wishes } = recommender.recommend(query);
    expect(wishes.flatMap(({ platforms = [] }) => platforms)).toEqual(machines ?? []);
  });

  it('reads accents that are sent as characters of their own', () => {
    const query = 'acción con música española para niños';
    expect(recommender.recommend(query.normalize('NFD'))).toEqual(recommender.recommend(query));
  });

  it('answers equal questions equally', () => {
    const query = 'algo como Stardew Valley pero con combate';
    expect(recommender.recommend(query)).toEqual(recommender.recommend(query));
  });

  it('never shows what is unwanted, whatever it is', () => {
    const concepts = lexicon.concepts.filter(({ kind }) => kind === 'content' || kind === 'theme');
    fc.assert(
      fc.property(fc.constantFrom(...concepts), fc.constantFrom(...lexicon.concepts), (unwanted, wanted) => {
        const { wishes, matches } = recommender.recommend(`${wanted.label.en}. No ${unwanted.en[0]}`);
        const at = wishes.findIndex(({ id, strength }) => strength === 'never' && id === `concept:${unwanted.id}`);
        if (at >= 0) expect(matches.every(({ verdicts }) => verdicts[at] === 'met')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('bears any text', () => {
    const unit = fc.constantFrom(
      'no ',
      'sin ',
      'como ',
      'y ',
      ', ',
      '. ',
      '90s ',
      '# ',
      '\u0000',
      '\ud800',
      '\u202e',
      'é',
      'zombis ',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 60 })), (text) => {
        const { matches } = recommender.recommend(text);
        expect(matches.length).toBeLessThanOrEqual(12);
      }),
      { numRuns: 300 },
    );
  });
});
