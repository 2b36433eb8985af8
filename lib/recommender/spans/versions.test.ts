import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withVersions()', () => {
  it.each([
    ['games like Prey, the new one', '+seed:prey-2017'],
    ['games like the new Prey', '+seed:prey-2017'],
    ['como Prey, el nuevo', '+seed:prey-2017'],
    ['como God of War, el de 2018', '+seed:god-of-war-2018'],
    ['like God of War, the 2018 one', '+seed:god-of-war-2018'],
    ['something like God of War, the one from 2005', '+seed:god-of-war-2005'],
    ['algo como el nuevo God of War', '+seed:god-of-war-ragnarok'],
    ['like the latest Doom', '+seed:doom-the-dark-ages'],
    ['like Doom, the old one', '+seed:doom-1993'],
    ['me gustaba Zelda, el antiguo', '+seed:the-legend-of-zelda'],
    [
      'como los Zelda nuevos',
      '+seed:the-legend-of-zelda-echoes-of-wisdom+the-legend-of-zelda-tears-of-the-kingdom+links-awakening-2019',
    ],
    ['un rpg de 2018', '+rpg +year:2018-2018'],
    ['a new platformer like Celeste', '~year:newest-5 +platformer +seed:celeste'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual(inShort(wishes));
  });
});
