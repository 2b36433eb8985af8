import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);

describe('withoutHeard()', () => {
  it.each([
    ['puzles para jugar con podcasts de asesinatos o de historia', '+puzzle +side-play'],
    ['un juego de puzles mientras escucho un podcast sobre vampiros', '+puzzle +side-play'],
    ['puzzles I can play to true crime podcasts', '+puzzle +side-play'],
    ['a puzzle game for vampire audiobooks', '+puzzle +side-play'],
    ['a vampire game to play with a podcast', '+vampires +side-play'],
    ['un juego de vampiros, para escuchar podcasts', '+vampires +side-play'],
  ])('takes what is listened to for no theme: %s', (text, wishes) => {
    expect(wishesInShort(text, knowledge)).toEqual(inShort(wishes));
  });
});
