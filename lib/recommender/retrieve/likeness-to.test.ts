import { lexicon } from '../../catalog/lexicon';
import { plainGame, smallCorpora } from '../small-corpus';

const { ids } = smallCorpora(lexicon);

const together = { solo: false, coop: { couch: 2 } };

const corpus = [
  plainGame('zorblax', { core: ['puzzle-platformer', 'whimsical', 'colourful'], players: together }),
  plainGame('quuxor', { core: ['puzzle-platformer', 'whimsical', 'colourful'] }),
  plainGame('alone', { core: ['puzzle-platformer', 'whimsical', 'colourful'], fame: 5, acclaim: 5 }),
  plainGame('both', { core: ['puzzle-platformer', 'whimsical'], players: { ...together, solo: true } }),
  ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'], players: together })),
];

describe('recommend() on a game to be like that nobody plays alone', () => {
  it.each(['algo como zorblax', 'something like zorblax'])(
    '%j: puts what is played together before what is for one only',
    (text) => expect(ids(corpus, text)[0]).toBe('both'),
  );

  it.each(['algo como zorblax pero para un jugador', 'like zorblax but single player'])(
    '%j: does not where it is to be played alone',
    (text) => expect(ids(corpus, text)[0]).toBe('alone'),
  );

  it.each(['algo como quuxor', 'something like quuxor'])('%j: does not where that game is played alone', (text) =>
    expect(ids(corpus, text)[0]).toBe('alone'),
  );
});

describe('recommend() on a game to be like, in another setting', () => {
  const worlds = [
    plainGame('zorblax', { core: ['western', 'heist', 'horses', 'grief'] }),
    plainGame('far-world', { core: ['space', 'heist', 'horses', 'grief'] }),
    plainGame('same-world', { core: ['space', 'western', 'heist', 'horses'], fame: 5, acclaim: 5 }),
    ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'] })),
  ];

  it.each(['algo como zorblax pero en el espacio', 'something like zorblax but in space'])(
    '%j: does not look for the setting that is replaced',
    (text) => expect(ids(worlds, text)[0]).toBe('far-world'),
  );

  const foes = [
    plainGame('zorblax', { core: ['zombies', 'teamwork', 'heist', 'grief'] }),
    plainGame('other-foe', { core: ['aliens', 'teamwork', 'heist', 'grief'] }),
    plainGame('both-foes', { core: ['aliens', 'zombies', 'teamwork', 'heist'], fame: 5, acclaim: 5 }),
    ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'] })),
  ];

  it.each(['algo como zorblax pero con alienígenas', 'something like zorblax but with aliens'])(
    '%j: nor for the foes that are replaced',
    (text) => expect(ids(foes, text)[0]).toBe('other-foe'),
  );
});

describe('recommend() on a game of many to be like, for one', () => {
  const company = [
    plainGame('zorblax', { core: ['friendly-chaos', 'teamwork', 'cooking', 'time-management'], players: together }),
    plainGame('for-one', { core: ['cooking', 'time-management', 'cute'] }),
    plainGame('for-many', {
      core: ['friendly-chaos', 'teamwork', 'cooking', 'time-management'],
      players: { ...together, solo: true },
    }),
    ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'], players: together })),
  ];

  it.each(['algo como zorblax pero para un jugador', 'like zorblax but single player'])(
    '%j: puts what is made for one before what merely allows it',
    (text) => expect(ids(company, text)[0]).toBe('for-one'),
  );
});

describe('recommend() on a game to be like whose players name others', () => {
  const shared = { core: ['roguelite', 'hack-and-slash', 'mythology'] };
  const named = [
    plainGame('zorblax', { ...shared, kin: ['kindred'] }),
    plainGame('kindred', { core: ['submarines', 'singing', 'spies'] }),
    plainGame('on-paper', { core: ['pirates', 'western', 'mythology'] }),
    plainGame('twin', shared),
    ...Array.from({ length: 30 }, (_, i) => plainGame(`other-${i}`, { core: ['racing', 'arcade'] })),
  ];

  it.each(['algo como zorblax', 'something like zorblax'])('%j: those come before what shares a facet', (text) =>
    expect(ids(named, text).slice(0, 3)).toEqual(['twin', 'kindred', 'on-paper']),
  );

  it.each(['algo como kindred', 'something like kindred'])('%j: and the other way round', (text) =>
    expect(ids(named, text)[0]).toBe('zorblax'),
  );
});
