import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge).filter((wish) => !/kids|age/.test(wish));

describe('withoutDifference()', () => {
  it.each([
    ['mi hijo juega a Fortnite todo el día y quiero algo distinto para él', ''],
    ["my kid only plays Celeste, I'd like something different for him, a racing game", '+racing'],
    ['algo distinto a Celeste, un shooter', '+shooter -seed:celeste'],
    ['something different from Celeste, a shooter', '+shooter -seed:celeste'],
  ])('means another sort than the game that is named: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['I want something different', '+experimental'],
    ['algo diferente a lo de siempre', '+experimental'],
    ['un shooter diferente a todo', '+experimental +shooter'],
  ])('asks for an experiment by itself: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
