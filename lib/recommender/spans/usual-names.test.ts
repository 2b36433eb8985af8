import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withUsualNames()', () => {
  it.each([
    ['un rpg que no sea el típico Skyrim', '+rpg -seed:skyrim'],
    ['an rpg, not the usual Skyrim and Hades', '+rpg -seed:hades -seed:skyrim'],
    ['un rpg, que no sean los típicos Skyrim y Hades', '+rpg -seed:hades -seed:skyrim'],
    ['an rpg, besides the usual Skyrim and Hades', '+rpg -seed:hades -seed:skyrim'],
    ['un rpg, aparte de los clásicos Skyrim y Hades', '+rpg -seed:hades -seed:skyrim'],
    ['not the obvious ones like Skyrim or Hades, an rpg', '+rpg -seed:hades -seed:skyrim'],
    ['un rpg, no el Skyrim de siempre', '+rpg -seed:skyrim'],
  ])('refuses the usual ones that are named, and no others: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });

  it.each([
    ['an rpg, not the usual', '+fame:hidden +rpg'],
    ['un rpg, que no sean los típicos', '+fame:hidden +rpg'],
    ['not the usual, something like Skyrim', '+fame:hidden +seed:skyrim'],
  ])('asks for what is little known where none is named: %s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
