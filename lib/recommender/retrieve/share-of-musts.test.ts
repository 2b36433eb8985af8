import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

const players = { solo: true, coop: { couch: 2 } };

const corpus = [
  plainGame('zorblax', { core: ['farming-sim', 'cozy', 'small-town'] }),
  plainGame('for-couples', { core: ['farming-sim', 'cozy', 'couples', 'teamwork'], players }),
  plainGame('with-combat', { core: ['farming-sim', 'cozy', 'combat'], players }),
  ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'], players })),
];

describe('recommend() on a game to be like, with something else', () => {
  it.each([
    'como zorblax pero con combate, para jugar con mi pareja',
    'like zorblax but with combat, to play with my partner',
  ])('%j: being made for two is one thing, not two, beside what else is asked', (text) =>
    expect(ids(corpus, text)[0]).toBe('with-combat'),
  );

  const company = [
    plainGame('zorblax', { core: ['open-world', 'fantasy', 'exploration'] }),
    plainGame('crowd', { core: ['open-world', 'fantasy'], players: { solo: true, coop: { online: 8 }, mmo: true } }),
    plainGame('party', { core: ['open-world', 'teamwork'], players: { solo: true, coop: { online: 4 } } }),
    ...corpus.slice(3),
  ];

  it.each([
    ['como zorblax pero con amigos', 'crowd'],
    ['like zorblax but with friends', 'crowd'],
    ['como zorblax pero en cooperativo para dos', 'party'],
    ['like zorblax but co-op for two', 'party'],
  ])('%j: crowds are company for who wants friends, not for two', (text, first) =>
    expect(ids(company, text)[0]).toBe(first),
  );

  const moods = [
    plainGame('zorblax', { core: ['farming-sim', 'cute', 'small-town'] }),
    plainGame('less-cute', { core: ['farming-sim', 'small-town', 'cute'] }),
    plainGame('not-cute', { core: ['farming-sim', 'small-town'] }),
    plainGame('dark-one', { core: ['farming-sim', 'dark'] }),
    ...corpus.slice(3),
  ];

  it.each(['como zorblax pero más oscuro', 'like zorblax but darker'])(
    '%j: what is less sweet is not dark for that',
    (text) => expect(ids(moods, text)[0]).toBe('dark-one'),
  );

  const systems = [
    plainGame('zorblax', { core: ['grand-strategy', 'medieval', 'diplomacy', 'complex'] }),
    plainGame('same-depth', { core: ['grand-strategy', 'medieval', 'diplomacy', 'complex'], fame: 5, acclaim: 5 }),
    plainGame('simpler', { core: ['grand-strategy', 'medieval', 'conquest'] }),
    plainGame('easy-one', { core: ['match-3', 'easy', 'cute'], fame: 5, acclaim: 5 }),
    ...corpus.slice(3),
  ];

  it.each([
    'como zorblax pero más sencillo',
    'zorblax es demasiado complejo para mí, algo parecido',
    'like zorblax but simpler',
    'zorblax is too complex for me, something similar',
  ])('%j: what is simpler is less complex, and of its kind still', (text) =>
    expect(ids(systems, text)[0]).toBe('simpler'),
  );
});
