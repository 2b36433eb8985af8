import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutEchoes()', () => {
  it.each([
    ["horror doesn't scare me anymore, a platformer", '+horror +platformer'],
    ['los de terror no me dan miedo, un rpg', '+horror +rpg'],
    ["horror that isn't scary", '+spooky-light -horror'],
    ['puzles, sin puzles de lógica', '+puzzle -logic-puzzle'],
  ])('refuses nothing that is only denied of the thing itself: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
