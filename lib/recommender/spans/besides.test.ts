import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withBesides()', () => {
  it.each([
    ['apart from Hades, a roguelite', '~seed:hades +roguelite'],
    ['aparte de Hades, un roguelite', '~seed:hades +roguelite'],
    ['besides Hades, a roguelite', '~seed:hades +roguelite'],
    ['a roguelite besides Hades', '+roguelite -seed:hades'],
    ['un roguelite aparte de Hades', '+roguelite -seed:hades'],
    ['other than Hades, a roguelite', '-seed:hades +roguelite'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
