import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from './understand';

const { knowledge } = indexCatalogue(games, lexicon);
const particularsOf = (text: string) => understand(text, knowledge).particulars.map(({ stem }) => stem.en);

describe('particularsIn()', () => {
  it.each([
    ['something about bees', ['bee']],
    ['a game set in Antarctica', ['antarctica']],
    ['a game about an electrician', ['electrician']],
    ['run an antique shop', ['antiqu']],
  ])('finds the very thing that stands for a concept: %s', (text, stems) => {
    expect(particularsOf(text)).toEqual(stems);
  });

  it.each([
    'un juego de dragones',
    'un juego de fantasía',
    'un juego de mitología',
    'game about insects',
    'something without bees',
    'farming and fighting',
    'granjas y peleas',
  ])('takes the name of a kind, and what is refused, for nothing of its own: %s', (text) => {
    expect(particularsOf(text)).toEqual([]);
  });
});
