import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutNarrowedKinds()', () => {
  it.each([
    ['odio los shooters llenos de tonterías, un rpg', ['+rpg']],
    ['I hate shooters full of padding, an rpg', ['+rpg', '-grinding']],
    ['odio los shooters llenos de micropagos, un rpg', ['+rpg', '-microtransactions']],
    ['odio los mundos abiertos llenos de micropagos y grindeo, un rpg', ['+rpg', '-grinding', '-microtransactions']],
    ['odio los shooters, un rpg', ['+rpg', '-shooter']],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge).toSorted()).toEqual(wishes);
  });
});
