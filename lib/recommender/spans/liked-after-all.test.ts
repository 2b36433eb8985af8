import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withLikedAfterAll()', () => {
  it.each([
    ['El Hollow Knight lo abandoné. ¿Algo parecido pero más fácil?', ['+seed:hollow-knight', '~easy']],
    ['I dropped Hollow Knight. Something similar but easier?', ['+seed:hollow-knight', '~easy']],
    ['Skyrim bored me. Something like it but easier?', ['+seed:skyrim', '~easy']],
    ['Skyrim bored me. Something similar to Celeste', ['-seed:skyrim', '+seed:celeste']],
    ["can't stand Skyrim. I'd like some other rpg", ['-seed:skyrim', '+rpg']],
  ])('wants the like of a disappointment where that is asked for: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });
});
