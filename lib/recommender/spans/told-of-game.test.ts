import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('tellOfGame()', () => {
  it.each([
    ['me gustó Celeste, pero lo encontré muy corto', ['+seed:celeste']],
    ['I loved Celeste but found it short', ['+seed:celeste']],
    ["I've tried Skyrim and liked it but it's single player only, co-op puzzles", ['+seed:skyrim', '+coop', '+puzzle']],
    ['nos gustó Skyrim pero ese es para uno solo, puzles', ['+seed:skyrim', '+puzzle']],
    ["a game like Skyrim but it's horror", ['+seed:skyrim', '+horror']],
  ])('takes what a liked game is, or was found to be, for no wish: %s', (text, wishes) => {
    expect(read(text).map((wish) => wish.replace('players:', ''))).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });
});
