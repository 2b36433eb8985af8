import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withNamesakes()', () => {
  it.each([
    ['jrpg but not FF', '+jrpg -seed:ff'],
    ['like FF', '+seed:ff'],
    ['juegos como FF', '+seed:ff'],
    ['juegos como FF battle royale', '+seed:free-fire +battle-royale'],
    ['juegos tipo FF para celular', '+seed:free-fire +platform:mobile'],
  ])('%s', (text, wishes) => {
    expect(read(text).map((wish) => wish.replace(/seed:final-fantasy.*/, 'seed:ff'))).toEqual(inShort(wishes));
  });
});
