import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() leaves out the machine of games whose like is wanted, but newer', () => {
  it.each([
    ['echo de menos los plataformas en 3D de la Nintendo 64, ¿hay algo así moderno?', '+3d-platformer +year:newest-12'],
    ['I miss the 3D platformers of the N64, anything modern like that?', '+3d-platformer +year:newest-12'],
    ['plataformas en 3D como los de la Nintendo 64 pero hechos ahora', '+3d-platformer +year:newest-10'],
    ['plataformas 3D de N64 pero modernos', '+3d-platformer +year:newest-10'],
    ['3D platformers from the N64 but made today', '+3d-platformer +year:newest-10'],
    ['a GameCube style platformer made these days', '+platformer +year:newest-10'],
    // Who has it wants games for it.
    ['tengo una PS3 pero quiero plataformas modernos', '+platformer +year:newest-12 +platform:ps3'],
    ['plataformas para la PS3 pero recientes', '+platformer +year:newest-3 +platform:ps3'],
    ['platformers for PS3 but recent', '+platformer +year:newest-3 +platform:ps3'],
    ['juegos recientes para PS3', '+year:newest-3 +platform:ps3'],
    ['recent games for PS3', '+year:newest-3 +platform:ps3'],
    ['algo así para la Switch, moderno', '+year:newest-12 +platform:switch'],
    ['something like that for the Switch, modern', '+year:newest-12 +platform:switch'],
    ['rpg parecido a Celeste para PS1', '+rpg +seed:celeste +platform:ps1'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
