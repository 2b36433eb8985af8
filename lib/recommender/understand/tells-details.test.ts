import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);
const first = (text: string, limit: number) => recommender.recommend(text, limit).matches.map(({ game }) => game.title);

describe('tellsDetails()', () => {
  it.each([
    ['un niño pequeño que huye de gente gorda en un barco, con chubasquero', 'Little Nightmares'],
    ['little green guys building rockets that explode', 'Kerbal Space Program'],
    ['vampiro sin mandíbula que chupa almas y pasa al mundo espectral', 'Legacy of Kain: Soul Reaver'],
    ['esquías entre árboles hasta que un yeti te alcanza y te come', 'SkiFree'],
    ['el rey que se va a ahogar y tienes que hacer puzles de juntar tres', 'Royal Match'],
  ])('lets the words decide that no wish accounts for: %s', (text, title) => {
    expect(first(text, 1)).toEqual([title]);
  });

  it('lets the wishes decide where most words are wishes', () => {
    expect(first('metroidvania difícil con jefes y exploración, de insectos', 3)).toContain('Hollow Knight');
  });
});
