import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() on what shares a word', () => {
  it.each([
    ['greek or norse mythology', '+greek-mythology|norse'],
    ['mitología griega o nórdica', '+greek-mythology|norse'],
    ['psychological or cosmic horror', '+psychological-horror|lovecraftian'],
    ['terror psicológico o cósmico', '+psychological-horror|lovecraftian'],
    ['en primera persona o tercera', '+first-person|third-person'],
    ['switch o switch 2, un shooter', '+platform:switch+switch-2 +shooter'],
    ['a city builder or a shooter', '+city-builder|shooter'],
    ['estrategia por turnos o shooters', '+turn-based-strategy|shooter'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
