import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from './understand';

const { knowledge } = indexCatalogue(games, lexicon);

describe('understand() finds no sense where games of something unknown are asked for', () => {
  it.each([
    ['juegos de Zqworblax', false],
    ['Zqworblax', false],
    ['juegos de Barbie', true],
    ['mejores juegos', true],
    ['best games', true],
    ['juegos de carreras de Zqworblax', true],
    [
      'My mum is 70 and her hands shake. She used to do crosswords and jigsaw puzzles and she likes detective shows like Poirot. She has a Windows tablet.',
      true,
    ],
    [
      'Mi madre tiene 70 años y le tiemblan las manos. Hacía crucigramas y rompecabezas de piezas y le encantan las series como Poirot. Tiene una tableta.',
      true,
    ],
    ['detective shows like Poirot', false],
    ['quiero ser el malo de siempre', true],
    ['I want to be a ghost with tentacles', true],
  ])('%s', (text, sense) => {
    expect(understand(text, knowledge).sense).toBe(sense);
  });
});

describe('understand() on what asks for something else than a game', () => {
  it.each([
    ['Se ha roto la lavadora', false],
    ['how do I fix a puzzle box', false],
    ['A mi mujer se le ha roto la pierna. Algo sencillo de puzles para ella', true],
    ['how do I get my mum to relax? She needs something with puzzles', true],
  ])('finds sense only where games are asked for after all: %s', (text, sense) => {
    expect(understand(text, knowledge).sense).toBe(sense);
  });
});
