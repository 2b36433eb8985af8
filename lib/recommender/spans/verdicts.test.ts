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
    ['un rpg, que Skyrim es puro combate', ['+rpg', '-seed:skyrim', '-combat']],
    ['puro terror', ['+horror']],
    ['sin historia, puro tiroteo', ['+shooter', '-story-rich']],
    ['un rpg, hay un puro compu', ['+rpg', '+platform:pc']],
    ['un juego de puro parkour', ['+parkour']],
    ['I hated the parry in Sekiro, an rpg', ['-parry-dodge', '+rpg']],
    ['hated the crafting in Skyrim, an rpg', ['-crafting', '+rpg']],
    ['odié los combates de Skyrim, quiero puzles', ['-combat', '+puzzle']],
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
    ['el Skyrim no me aburrió', ['+seed:skyrim']],
    ["hated Skyrim's menus", ['+seed:skyrim']],
    ['got dropped in a world with dinosaurs', ['+dinosaurs']],
    ['lo dejé porque soy malísimo', ['~easy']],
  ])('takes no wish from a verdict that is denied or on a part, nor from how somebody plays: %s', (text, wishes) => {
    for (const wish of wishes) expect(read(text).map((each) => each.replace(/^[+~]/, ''))).toContain(wish.slice(1));
    expect(read(text).filter((wish) => wish.startsWith('-') || wish.includes('hours'))).toEqual([]);
  });

  it.each([
    ['estamos mamados del Valorant y del Skyrim, un rpg', ['-seed:valorant', '-seed:skyrim', '+rpg']],
    ['me tiene podrida el Skyrim, quiero puzles', ['-seed:skyrim', '+puzzle']],
    ['nos tienen hasta el gorro los shooters, un rpg', ['-shooter', '+rpg']],
    ['nos cansamos ya del Skyrim, puzles', ['-seed:skyrim', '+puzzle']],
    ['so over Skyrim, I want puzzles', ['-seed:skyrim', '+puzzle']],
    ['I have had it up to here with shooters, an rpg', ['-shooter', '+rpg']],
    ['nunca nos cansamos del Skyrim, algo así', ['+seed:skyrim']],
  ])('refuses what somebody is sick of, in the words of their region: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });

  it.each([
    ['el Skyrim me pareció flojito, puzles', ['-seed:skyrim', '+puzzle']],
    ['al Skyrim le cogimos manía, puzles', ['-seed:skyrim', '+puzzle']],
    ['juegan todos al Skyrim, que en casa no entra. Puzles', ['-seed:skyrim', '+puzzle']],
    ['my son wants Skyrim, which is banned in our house, puzzles', ['-seed:skyrim', '+kids', '+puzzle']],
    [
      'con mi marido casi acabamos a golpes por culpa del Skyrim. Puzles',
      ['-seed:skyrim', '~couples', '+players:2', '+puzzle'],
    ],
    ['mi hermana y yo casi nos matamos con el Skyrim, puzles', ['-seed:skyrim', '+players:2', '+puzzle']],
    ['Skyrim se me hizo un poco viejo, puzles', ['-seed:skyrim', '+puzzle']],
    ['Skyrim no me pareció aburrido, puzles', ['+seed:skyrim', '+puzzle']],
    ['me encantó Skyrim aunque me corría lento, puzles', ['+seed:skyrim', '+puzzle']],
    ['probamos Overcooked y casi nos separamos, puzles', ['-seed:overcooked', '+puzzle']],
    ['nos peleamos con Overcooked, puzles', ['-seed:overcooked', '+puzzle']],
    ['almost got divorced over Overcooked, puzzles', ['-seed:overcooked', '+puzzle']],
    [
      'I loved Stardew Valley but Overcooked had us arguing, puzzles',
      ['+seed:stardew-valley', '-seed:overcooked', '+puzzle'],
    ],
    ['Crusader Kings 3 went right over my head, puzzles', ['-seed:crusader-kings-3', '+puzzle']],
    ['gave up on Skyrim halfway, puzzles', ['-seed:skyrim', '+puzzle']],
    ['Skyrim was a snooze, puzzles', ['-seed:skyrim', '+puzzle']],
    ['Skyrim me terminó aburriendo, puzles', ['-seed:skyrim', '+puzzle']],
    ["I've played Skyrim and it's not my thing, puzzles", ['-seed:skyrim', '+puzzle']],
    ['dejen de recomendarme Skyrim, puzles', ['-seed:skyrim', '+puzzle']],
    ['please stop recommending Skyrim, puzzles', ['-seed:skyrim', '+puzzle']],
    ['mi primo está enganchado al Skyrim y ya no lo aguanto, puzles', ['-seed:skyrim', '+puzzle']],
    ["my brother plays Skyrim but I can't get into it, puzzles", ['-seed:skyrim', '+puzzle']],
    ['bounced off Skyrim because I hate losing progress, puzzles', ['-seed:skyrim', '+no-fail', '+puzzle']],
  ])('knows a disappointment by what a game was found to be and what came of it: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
    expect(read(text)).toHaveLength(wishes.length);
  });
});
