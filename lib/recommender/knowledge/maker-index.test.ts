import { plainGame } from '../small-corpus';
import { analyse } from '../words/analyse';
import { MakerIndex } from './maker-index';

const games = [
  plainGame('one', { developer: 'Quuxsoft Montreal', fame: 2 }),
  plainGame('two', { developer: 'Quuxsoft Paris', fame: 5 }),
  plainGame('three', { developer: 'Zorblax Games', fame: 4 }),
  plainGame('four', { developer: 'FromZorb', fame: 4 }),
  plainGame('five', { developer: 'Rare', fame: 5 }),
  plainGame('six', { developer: 'Zorblax Games, Rare', fame: 3 }),
  plainGame('seven', { developer: 'Vexing Lights', fame: 5 }),
  plainGame('eight'),
];
const houses = { QX: { alt: ['Quux Arts'], studios: { Quuxsoft: 0, 'Zorblax Games': 2020, FromZorb: 3000 } } };
const makers = new MakerIndex(games, (word) => ['rare', 'vexing', 'lights'].includes(word), houses);

/** The studio that a text starts with, and its games. */
const named = (text: string) => {
  const [maker] = makers.longestAt(analyse(text), 0)?.values ?? [];
  return maker && [maker.name, ...maker.games.map((game) => games[game].id)];
};

describe('MakerIndex', () => {
  it.each([
    ['its full name', 'Zorblax Games', ['Zorblax Games', 'three', 'six']],
    ['its name without "games"', 'zorblax', ['Zorblax Games', 'three', 'six']],
    ['a name of two words written as one', 'From Zorb', ['FromZorb', 'four']],
    ['what several studios begin with, the best known game first', 'Quuxsoft', ['Quuxsoft', 'two', 'one']],
    [
      'a house by any of its names, from the year on in which it was theirs',
      'quux arts',
      ['QX', 'two', 'three', 'six', 'one'],
    ],
    ['no word that only one studio begins with', 'Vexing', undefined],
    ['nothing in other words', 'carreras', undefined],
  ])('knows a studio by %s', (_, text, studio) => {
    expect(named(text)).toEqual(studio);
  });

  it('tells names that are ordinary words, or that few know, from those that are not', () => {
    const ordinary = (text: string) => makers.longestAt(analyse(text), 0)?.values[0]?.ordinary;
    expect(['Rare', 'Quuxsoft Montreal', 'Zorblax', 'Quuxsoft'].map(ordinary)).toEqual([true, true, false, false]);
  });

  it('gives all games of those who made a game together, and nothing where nobody is known', () => {
    expect(makers.makersOf(5)).toMatchObject({ name: 'Zorblax Games, Rare', games: [4, 2, 5] });
    expect(makers.makersOf(7)).toBeUndefined();
  });
});
