import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutManners()', () => {
  it.each([
    ['terminé el elden ring y me voló la cabeza, un rpg', ['+rpg', '+seed:elden-ring']],
    ['elden ring blew my mind, an rpg', ['+rpg', '+seed:elden-ring']],
    ['outer wilds blew my mind', ['+mind-bending', '+seed:outer-wilds']],
    ['a game that blew my mind', ['+mind-bending']],
  ])('takes a manner of speaking for no wish, unless the game is so: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge).toSorted()).toEqual(wishes);
  });
});
