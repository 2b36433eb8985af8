import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withoutSoonSick()', () => {
  it.each([
    ['I get bored of shooters fast, I want puzzles', '+puzzle -shooter'],
    ['I get tired of shooters really fast but I like puzzles', '+puzzle -shooter'],
    ['me aburro de los shooters rápido, quiero puzles', '+puzzle -shooter'],
    ['horror, but I scare easily', '+horror ~spooky-light -jump-scares'],
    ['tired of shooters, I want something fast', '+fast-paced -shooter'],
  ])('takes how soon somebody is sick of something for no wish: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
