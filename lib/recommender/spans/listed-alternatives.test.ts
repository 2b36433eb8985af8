import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() on lists that end in an "or"', () => {
  it.each([
    ['a game set in a hospital, a prison or a zoo', '+hospital|prison|zoo'],
    ['un juego en un hospital, una cárcel o un zoo', '+hospital|prison|zoo'],
    ['juego de vampiros, hombres lobo o brujas', '+vampires|werewolves|witches'],
    ['ninjas, cowboys, or pirates', '+ninja|western|pirates'],
    ['relajante, de pesca, granja o cocina', '+relaxing +fishing|farming-sim|cooking'],
    ['un rpg, vampiros o zombis', '+rpg +vampires|zombies'],
    ['a roguelike, cats or dogs', '+roguelike +cats|dogs'],
    ['historical strategy, rts or turn-based tactics', '+historical +strategy +rts|turn-based-tactics'],
    ['a game where I can explore, trade or fight', '+exploration|trading|combat'],
    ['space games where I fly my own ship, explore, trade or fight', '+space +space-sim +exploration +trading|combat'],
    ['quiero un shooter, un rpg o un juego de aventuras', '+shooter|rpg|adventure'],
    ['a shooter or a game about cats', '+shooter|cats'],
    ['sin zombis, vampiros o fantasmas', '-zombies -vampires -ghosts'],
    ['zombis, barcos, castillos, lo que sea, pero lento', '+zombies|ships|medieval +slow-paced'],
    ['a puzzle with zombies, ships or whatever', '+puzzle +zombies|ships'],
    ['algo bonito, relajante, lo que sea', '+beautiful +relaxing'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
