import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const seeds = (text: string) => wishesInShort(text, knowledge).filter((wish) => wish.includes('seed'));

describe('withListedExamples()', () => {
  it.each([
    [
      "I've bounced off every soulslike I've tried, Bloodborne, Lies of P, because I hate losing progress",
      ['-seed:bloodborne', '-seed:lies-of-p'],
    ],
    [
      'odio todos los soulslike, Bloodborne, Sekiro y Lies of P',
      ['-seed:bloodborne', '-seed:lies-of-p', '-seed:sekiro-shadows-die-twice'],
    ],
    ["can't stand any shooter I've played: Doom, Crysis. Something like Celeste", ['+seed:celeste', '-seed:crysis']],
    ["every shooter I've tried bored me, Celeste was the best", ['+seed:celeste']],
    ['no quiero shooters, me encantó Celeste', ['+seed:celeste']],
  ])('%s', (text, wishes) => {
    expect(seeds(text).toSorted()).toEqual(expect.arrayContaining(wishes));
  });
});
