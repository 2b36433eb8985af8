import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => [...wishesInShort(text, knowledge)].sort().join(' ');

describe('understand() asks for nothing that is merely allowed', () => {
  it.each([
    ['an rpg, older games are totally fine bro', '+rpg'],
    ['un rpg, algo de terror vale', '+rpg'],
    ['an rpg, some horror is ok', '+rpg'],
    ['un rpg, pixel art está bien', '+rpg'],
    ['an rpg, turn-based is fine but no horror', '+rpg -horror'],
    ['an rpg, open to pixel art', '+rpg ~pixel-art'],
    ['older games are totally fine bro, an rpg', '+rpg'],
    ['un rpg, no me importa que sea por turnos', '+rpg'],
    ["an rpg, don't mind reading", '+rpg'],
    ['un rpg, que el combate no sea lo principal', '+rpg'],
    ['RPG where combat is secondary', '+rpg'],
    ['la historia es lo de menos, un rpg', '+rpg'],
    ['an rpg, hand-drawn art not required', '+rpg'],
    ['an rpg, adult humour ok', '+rpg'],
    ['un rpg, humor adulto permitido', '+rpg'],
    ['un rpg, acepto micropagos', '+rpg'],
    ['an rpg, co-op welcome', '+rpg ~players:coop'],
    ["I'd love co-op but it's not essential", '~players:coop'],
    ['un rpg, me encantaría por turnos pero no es obligatorio', '+rpg ~turn-based'],
  ])('%s', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });

  it.each([
    ['un rpg vale', '+rpg'],
    ['a puzzle game is fine', '+puzzle'],
    ['an rpg, Switch is fine', '+platform:switch +rpg'],
    ['algo como stardew valey pero con combate', '+combat +seed:stardew-valley'],
    ['un rpg de zombis, ¿vale?', '+rpg +zombies'],
    ['un rpg de zombis vale', '+rpg +zombies'],
    ['vale, quiero un shooter', '+shooter'],
    ['ok, so a shooter', '+shooter'],
  ])('takes no wish away from %j', (text, wishes) => {
    expect(read(text)).toBe(wishes);
  });
});
