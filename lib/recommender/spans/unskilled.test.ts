import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => [...wishesInShort(text, knowledge)].sort().join(' ');

describe('withUnskilled()', () => {
  it.each([
    ['I suck at RTS but want one', '+rts'],
    ['soy malo en los shooters pero me gustan', '+shooter'],
    ["I suck at RTS, one that's turn-based", '+rts +turn-based'],
    ['RTS for people who are bad at RTS', '+rts'],
    ['bad at racing games but I would like to try one with my son', '+kids +players:2 +racing'],
  ])('asks for what is wanted all the same: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['I suck at RTS, I want puzzles', '+puzzle -rts'],
    ['I suck at RTS but love puzzles', '+puzzle -rts'],
    ['soy malo en los shooters, me gustan los puzles', '+puzzle -shooter'],
  ])('refuses what is not: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
