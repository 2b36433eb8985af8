import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutContrasts()', () => {
  it.each([
    ['lo que más me gusta no es el combate sino los puzles', ['+puzzle']],
    ["what I love isn't the combat but the puzzles", ['+puzzle']],
    ['what I like is not the combat but the puzzles', ['+puzzle']],
    ["I love something that isn't horror but puzzles", ['+puzzle', '-horror']],
    ['me gustan los puzles que no sean de terror sino de piratas', ['+pirates', '+puzzle', '-horror']],
  ])('refuses nothing of what is liked less: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge).toSorted()).toEqual(wishes);
  });
});
