import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('refuseOverdone()', () => {
  it.each([
    ['ya hicimos Skyrim hasta el cansancio y Hades, quiero puzles', ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ['we played Skyrim and Hades to death, I want puzzles', ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ['finished Celeste and played Skyrim too much, puzzles', ['+seed:celeste', '-seed:skyrim', '+puzzle']],
    ['el Skyrim lo tenemos fundido, puzles', ['-seed:skyrim', '+puzzle']],
    [
      'mi hijo tiene el Skyrim más que trillado y el Hades lo reventó, puzles',
      ['-seed:skyrim', '-seed:hades', '+kids', '+puzzle'],
    ],
    ['al Skyrim le metí mil horas y ya me sé hasta las piedras. Puzles', ['-seed:skyrim', '+puzzle']],
    ['el Skyrim ya lo tengo aborrecido, puzles. ¿Vosotros qué haríais así?', ['-seed:skyrim', '+puzzle']],
    ['el Skyrim lo tengo quemado, quiero algo así', ['+seed:skyrim']],
    ['I want puzzles, I have done theme parks to death', ['+puzzle', '-theme-park']],
    ['quiero puzles, los shooters los tengo muy vistos', ['+puzzle', '-shooter']],
    ['nos sabemos de memoria el Skyrim y el Hades, un juego de puzles', ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ["I've exhausted Skyrim and Hades, puzzles", ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ['I love Hades to death', ['+seed:hades']],
    ['played Hades to death, anything similar', ['+seed:hades']],
    ['a boss who chases you to death', ['+bosses']],
  ])('refuses what somebody has had enough of, unless they ask for its like: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });
});
