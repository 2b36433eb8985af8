import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutCorrected()', () => {
  it.each([
    ['algo de dragones, digo de dinosaurios', '+dinosaurs'],
    ['a game about dragons, I mean dinosaurs', '+dinosaurs'],
    ['un juego de zombis, perdón, de vampiros', '+vampires'],
    ['a zombie game, sorry, vampires', '+vampires'],
    ['algo como Celeste, digo como Hades', '+seed:hades'],
    ['something like Celeste, I mean Hades', '+seed:hades'],
  ])('takes back what was said by mistake: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });

  it.each([
    ['como te digo, un rpg', '+rpg'],
    ['perdón por la ortografía, un rpg de zombis', '+rpg +zombies'],
    ['zombis, perdón por el rollo, y vampiros', '+vampires +zombies'],
    ['sorry for the long post, zombies and vampires', '+vampires +zombies'],
  ])('leaves what is only said politely: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
