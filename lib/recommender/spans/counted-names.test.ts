import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutCountedNames()', () => {
  it.each([
    ['me gustaron los dos Celeste, un juego de puzles', '+seed:celeste +puzzle'],
    ['terminé los tres Hades, puzles', '+seed:hades +puzzle'],
    ['puzles para los dos', '+puzzle +players:2'],
    ['puzles para los dos, como Celeste', '+puzzle +seed:celeste +players:2'],
  ])('takes how many games of a name there are for no number of players: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
