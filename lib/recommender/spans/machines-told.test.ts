import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const machines = (text: string) => wishesInShort(text, knowledge).filter((wish) => wish.includes('platform'));

describe('withoutMachinesTold()', () => {
  it.each([
    ["We've done Professor Layton on the 3DS. We've got a Switch and want puzzles", ['+platform:switch']],
    ['Me pasé el Celeste en la Switch. Ahora tengo una PS5, quiero un rpg', ['+platform:ps5']],
    ['I loved Celeste on my Switch. Want an rpg', ['+platform:switch']],
    ['Tengo una PS5. Busco algo como Celeste en la Switch', ['+platform:ps5+switch']],
    ['El último juego que jugué fue el Mario Kart de la Nintendo 64. Tengo un PC normalito, un rpg', []],
    ['I played Celeste on my PSP. I have a Switch now, no need for it to be Celeste', ['+platform:switch']],
    ['tengo una Switch y una PS5, quiero un rpg', ['+platform:switch+ps5']],
  ])('%s', (text, wishes) => {
    expect(machines(text)).toEqual(wishes);
  });
});
