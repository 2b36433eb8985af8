import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withBettered()', () => {
  it.each([
    ['I hated the combat in Skyrim, what open world rpg has better combat?', '+combat +open-world +rpg'],
    ['odio el combate de Skyrim, un rpg de mundo abierto con mejor combate', '+combat +open-world +rpg'],
    ['no puzzles, better graphics', '-puzzle'],
  ])('asks for a better one of what was bad: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(expect.arrayContaining(inShort(wishes)));
  });

  it.each([
    ['loved Skyrim but hated its combat', true],
    ['me gusta Skyrim pero odio su combate', true],
    ['me gusta Skyrim pero odio el combate de Skyrim', true],
    ['me gusta Skyrim, sin combate', false],
  ])('refuses not all of what is bad in a game that is liked: %s', (text, less) => {
    const { wishes } = understand(text, knowledge);
    expect(wishes.find(({ id }) => id === 'concept:combat')?.less ?? false).toBe(less);
  });
});
