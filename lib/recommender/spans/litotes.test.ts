import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutLitotes()', () => {
  it.each([
    ['no odio los puzles pero prefiero combate', '+combat'],
    ["I don't hate puzzles but I'd rather have combat", '+combat'],
    ['no tengo nada en contra de los puzles, pero quiero combate', '+combat'],
    ['nothing against puzzles, but I want combat', '+combat'],
    ['no odio los puzles', '+puzzle'],
    ['no me disgustan los puzles, con piratas', '+pirates +puzzle'],
    ["it's not that I hate puzzles", '+puzzle'],
  ])('prefers what a "but" goes on to: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
