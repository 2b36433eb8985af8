import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutScorn()', () => {
  it.each([
    ['an rpg, no launcher nonsense', '+rpg -launcher'],
    ['a shooter without the gacha craziness', '+shooter -loot-boxes'],
    ['un rpg sin tanta chorrada de pase de batalla', '-microtransactions +rpg'],
    ['an rpg full of nonsense', '+absurd +rpg'],
    ['an rpg, nothing absurd', '-absurd +rpg'],
  ])('takes a word of scorn behind what is refused for none: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
