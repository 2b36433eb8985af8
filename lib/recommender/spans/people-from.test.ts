import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutPeopleFrom()', () => {
  it.each([
    ['puzles para jugar con amigos de México y España', '+puzzle +players:multiplayer'],
    ['un shooter, tengo colegas en Japón', '+shooter'],
    ['a shooter, I have mates in Japan and Mexico', '+shooter'],
    ['a shooter with my cousins in Mexico', '+shooter +players:multiplayer'],
    ['un juego sobre gente de México', '+mexico'],
    ['un shooter en Japón', '+shooter +japan'],
    ['a game about people in Japan', '+japan'],
  ])('takes where people are for no setting: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
