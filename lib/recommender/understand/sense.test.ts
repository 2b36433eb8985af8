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
  ])('%s', (text, sense) => {
    expect(understand(text, knowledge).sense).toBe(sense);
  });
});
