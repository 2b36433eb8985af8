import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withThemesMeant()', () => {
  it.each([
    ['rollo cyberpunk pero que no sea el cyberpunk', '+cyberpunk -seed:cyberpunk-2077'],
    ['something like cyberpunk but not Cyberpunk 2077', '+cyberpunk -seed:cyberpunk-2077'],
    ['like Celeste but not Celeste', '+seed:celeste -seed:celeste:itself'],
    ['like Portal but not Portal', '+seed:portal -seed:portal:itself'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
