import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withWhatFor()', () => {
  it.each([
    [
      'un rpg, Deathloop me dejó frío, no sé, lo de repetir el día y tanto zombi',
      '+rpg -seed:deathloop -time-loop -zombies',
    ],
    ['el Skyrim me aburrió, tanto dragón. Puzles', '-seed:skyrim -dragons +puzzle'],
    ['puzzles, Skyrim bored me, all those dragons', '+puzzle -seed:skyrim -dragons'],
    ['me encantó Skyrim, lo de los dragones', '+seed:skyrim +dragons'],
    ['Skyrim me aburrió, quiero tantos dragones como se pueda', '-seed:skyrim +dragons'],
  ])('refuses what a disappointment is blamed for: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
