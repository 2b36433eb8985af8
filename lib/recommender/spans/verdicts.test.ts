import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withVerdicts()', () => {
  it.each([
    ['un rpg, el Skyrim me aburrió', ['+rpg', '-seed:skyrim']],
    ['Skyrim bored me to tears, I want an rpg', ['-seed:skyrim', '+rpg']],
    ['Probé el Factorio pero nos decepcionó mucho. Un rpg', ['-seed:factorio', '+rpg']],
    ['Antes jugaba a Rust y lo dejé por el pvp. Busco puzles', ['-seed:rust', '+puzzle', '-pvp']],
    ['I tried Skyrim and found it shallow, I want puzzles', ['-seed:skyrim', '+puzzle']],
    ['Tried Cyberpunk and the stealth overwhelmed me, an rpg', ['-seed:cyberpunk-2077', '+rpg', '-stealth']],
    ['Terminé Celeste y el Candy Crush me aburrió', ['+seed:celeste', '-seed:candy-crush-saga']],
    ['los puzles nunca fueron lo mío, un rpg', ['+rpg', '-puzzle']],
    ['un rpg que no me deje tirado', ['+rpg']],
    ['me dio miedo Subnautica, un rpg', ['-seed:subnautica', '+rpg']],
    ['Subnautica me dio miedo, un rpg', ['-seed:subnautica', '+rpg']],
    ['dropped Skyrim, I want puzzles', ['-seed:skyrim', '+puzzle']],
    ['dejé a medias Cuphead, un rpg', ['-seed:cuphead', '+rpg']],
    [
      'Probé Sekiro y Lies of P, los dos demasiado difíciles. Un rpg',
      ['-seed:sekiro-shadows-die-twice', '-seed:lies-of-p', '-hard', '+rpg'],
    ],
  ])('refuses what was a disappointment, and why: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });

  it('reads each game of a list with a reason of its own', () => {
    const wishes = read("I bounced off Rust because of the people, Valheim because it's terrifying. I want puzzles");
    expect(wishes).toEqual(expect.arrayContaining(['-seed:rust', '-seed:valheim', '-horror', '+puzzle']));
  });

  it.each([
    ['Factorio is too stressful, I want an rpg', ['-seed:factorio', '+rpg', '-tense']],
    ['El Factorio es demasiado estresante, quiero un rpg', ['-seed:factorio', '+rpg', '-tense']],
    ['me pareció puro grindeo y micropagos, quiero un rpg', ['-grinding', '-microtransactions', '+rpg']],
    ['horror too', ['+horror']],
  ])('refuses what there was too much of: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });

  it.each([
    ['me gustó Celeste, pero lo encontré muy corto', ['+seed:celeste']],
    ['I loved Celeste but found it short', ['+seed:celeste']],
    ['el Skyrim no me aburrió', ['+seed:skyrim']],
    ["hated Skyrim's menus", ['+seed:skyrim']],
    ['got dropped in a world with dinosaurs', ['+dinosaurs']],
    ['lo dejé porque soy malísimo', ['~easy']],
  ])('takes no wish from what a liked game was found to be, or how somebody plays: %s', (text, wishes) => {
    for (const wish of wishes) expect(read(text).map((each) => each.replace(/^[+~]/, ''))).toContain(wish.slice(1));
    expect(read(text).filter((wish) => wish.startsWith('-') || wish.includes('hours'))).toEqual([]);
  });

  it.each([
    ['ya hicimos Skyrim hasta el cansancio y Hades, quiero puzles', ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ['we played Skyrim and Hades to death, I want puzzles', ['-seed:skyrim', '-seed:hades', '+puzzle']],
    ['finished Celeste and played Skyrim too much, puzzles', ['+seed:celeste', '-seed:skyrim', '+puzzle']],
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
