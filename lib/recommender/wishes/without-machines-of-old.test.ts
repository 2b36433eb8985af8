import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() leaves out the machine of games whose like is wanted, but newer', () => {
  it.each([
    ['echo de menos los plataformas en 3D de la Nintendo 64, ¿hay algo así moderno?', '+3d-platformer +year:newest-12'],
    ['I miss the 3D platformers of the N64, anything modern like that?', '+3d-platformer +year:newest-12'],
    // Who has it wants games for it.
    ['juegos recientes para PS3', '+year:newest-3 +platform:ps3'],
    ['recent games for PS3', '+year:newest-3 +platform:ps3'],
    ['algo así para la Switch, moderno', '+year:newest-12 +platform:switch'],
    ['something like that for the Switch, modern', '+year:newest-12 +platform:switch'],
    ['rpg parecido a Celeste para PS1', '+rpg +seed:celeste +platform:ps1'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
