import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const company = (text: string) => wishesInShort(text, knowledge).filter((wish) => /couples|players/.test(wish));

describe('withoutPartnersTold()', () => {
  it.each([
    ["My wife isn't much of a gamer but she put 90 hours into Tetris. What's next?"],
    ['Mi mujer no es muy de jugar pero le metió 100 horas al Stardew. ¿Qué le compro?'],
    ['Mi novio está enganchado a Hades y quiere otro roguelike'],
  ])('takes a partner who plays alone for no company: %s', (text) => {
    expect(company(text)).toEqual([]);
  });

  it.each([
    ["My wife isn't much of a gamer but we loved It Takes Two. What's next?"],
    ['Mi mujer no es muy de jugar pero nos encantó el It Takes Two'],
    ['My girlfriend and I want an rpg for the evenings'],
    ['a game for my wife and me'],
    ['un juego para mi novio y para mí'],
  ])('leaves who plays along: %s', (text) => {
    expect(company(text)).not.toEqual([]);
  });
});
