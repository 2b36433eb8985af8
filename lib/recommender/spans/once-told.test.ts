import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) =>
  wishesInShort(text, knowledge).filter((wish) => /platform|players|year|kids|gateway/.test(wish));

describe('withoutOnceTold()', () => {
  it.each([
    ['De chico jugaba al Contra en la NES. Quiero algo parecido para PC', ['+platform:pc']],
    ['I used to rent Contra for the NES. Something like it on PC', ['+platform:pc']],
    ['Algo como Burnout, de cuando tenía la Play 2. Ahora uso un PC', ['+platform:pc']],
    ['En los 90 jugaba al Myst, quiero un juego de misterio en la Switch', ['+platform:switch']],
    ['De pequeña jugaba con mi hermana al Bomberman. Busco un rpg', ['~players:2']],
    ['I grew up playing Bomberman with my sister. Looking for an rpg', ['~players:2']],
  ])('takes how somebody used to play for no wish: %s', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });

  it.each([
    [
      "I used to play Heroes of Might and Magic 3 with my brother and we'd fight about the angels. Want puzzles",
      '+puzzle',
    ],
    ['Antes jugaba al Celeste con mi hermana y nos peleábamos como piratas. Quiero puzles', '+puzzle'],
    ['Jugaba al Celeste porque me gustan los dragones', '+dragons'],
  ])('takes what went with playing a game then for no wish: %s', (text, wish) => {
    const wishes = wishesInShort(text, knowledge).filter((each) => !/seed|players/.test(each));
    expect(wishes).toEqual([wish]);
  });

  it.each([
    ['De chico jugaba al Contra en la NES, quiero algo así', ['+platform:nes']],
    ['Nunca jugué a ningún rpg', ['+genre-gateway']],
    ['Jugaba al Celeste, pero busco algo con mi hermana en la Switch', ['+platform:switch', '+players:2']],
    ['No recuerdo el nombre, jugaba en la PS2 a uno de un niño con cuernos', ['~platform:ps2']],
  ])('leaves what is asked for, and what describes a game: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
  });
});
