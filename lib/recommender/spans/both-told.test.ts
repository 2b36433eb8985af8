import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutBothTold()', () => {
  it.each([
    ['me pasé Celeste y Hades, los dos me fliparon', '+seed:celeste +seed:hades'],
    ['un rpg para los dos', '+players:2 +rpg'],
    ['me gusta Celeste, un juego para los dos', '+players:2 +seed:celeste'],
  ])('takes both of two games for no players: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
