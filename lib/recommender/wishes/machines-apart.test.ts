import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() asks for what machines of several people have in common', () => {
  it.each([
    ['un cooperativo, él en Xbox y yo en PS5', '+crossplay +players:coop+online +platform:xbox-any+ps5'],
    ["a co-op game, he's on Xbox and I'm on PS5", '+crossplay +players:coop+online +platform:xbox-any+ps5'],
    ['un rpg, uno tiene ps5 y los otros pc', '+rpg +crossplay +players:online +platform:ps5+pc'],
    ['an rpg, one of us has a ps5, the others pc', '+rpg +crossplay +players:online +platform:ps5+pc'],
    ['un rpg con juego cruzado entre Switch y PC', '+rpg +crossplay +players:online +platform:switch+pc'],
    ['an rpg with crossplay between Switch and PC', '+rpg +crossplay +players:online +platform:switch+pc'],
    ['un rpg con juego cruzado', '+rpg +crossplay +players:online'],
    ['an rpg with crossplay', '+rpg +crossplay +players:online'],
    ['un rpg online, ella juega en Mac y yo en PC', '+rpg +players:online +platform:mac+pc'],
    ["an online rpg, she's on a Mac and I'm on PC", '+rpg +players:online +platform:mac+pc'],
    ['tengo una PS5 y un PC, busco un rpg', '+rpg +platform:ps5+pc'],
    ['I have one PS5 and one PC, looking for an rpg', '+rpg +platform:ps5+pc'],
  ])('%s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
