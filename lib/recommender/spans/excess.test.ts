import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => [...wishesInShort(text, knowledge)].sort().join(' ');

describe('withoutExcess()', () => {
  it.each([
    ['un rpg sin puzles imposibles', '+rpg'],
    ['un rpg, nada de combates eternos', '+rpg'],
    ['an rpg with no cryptic puzzles', '+rpg'],
  ])('refuses nothing that may be there in measure: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['un rpg sin puzles', '+rpg -puzzle'],
    ['un rpg sin sustos interminables', '+rpg -jump-scares'],
    ['un rpg sin grindeo eterno', '+rpg -grinding'],
    ['un rpg imposible sin combates', '+rpg -combat'],
    ['un rpg sin puzles, eterno', '+rpg -puzzle'],
  ])('refuses what is, and what nobody wants much of: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
