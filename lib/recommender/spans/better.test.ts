import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => [...wishesInShort(text, knowledge)].sort().join(' ');

describe('understand() takes for nice to have what would be better', () => {
  it.each([
    ['un rpg, si es por turnos mejor', '+rpg ~turn-based'],
    ['an rpg, better if turn-based', '+rpg ~turn-based'],
    ['un rpg, cuanto más corto, mejor', '+rpg ~hours:-20'],
    ['an rpg, the shorter the better', '+rpg ~hours:-20'],
    ['un rpg, mejor en 2d', '+rpg ~2d'],
    ['un rpg, si no tiene zombis mejor', '+rpg -zombies'],
    ['cuanto más difícil, mejor', '+hard'],
    ['the harder the better', '+hard'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['el mejor rpg', '+rpg ~fame:acclaimed'],
    ['el rpg mejor', '+rpg ~fame:acclaimed'],
    ['carreras, mejor juego de coches', '+driving +racing ~fame:acclaimed'],
    ['an rpg, better story', '+rpg +story-rich'],
  ])('tells praise from it: %s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
