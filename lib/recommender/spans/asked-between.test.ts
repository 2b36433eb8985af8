import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';

const { knowledge } = indexCatalogue(games, lexicon);
const exact = (text: string) => understand(text, knowledge).exact.map((game) => games[game].id);

describe('askedBetween()', () => {
  it.each([
    ['is Celeste or Hades better for a first timer who loved undertale'],
    ['which is better, Celeste or Hades'],
    ['cuál vale más la pena para alguien que viene de Undertale, celeste o hades'],
    ['Celeste vs Hades'],
    ['Celeste versus Hades, which one is easier'],
    ['should i get celeste or hades'],
    ['me compro Celeste o Hades'],
    ['no sé si comprar Celeste o Hades'],
    ["can't decide between Celeste and Hades"],
    ['dudo entre celeste y hades'],
    ['is Celeste better than Hades'],
    ['es mejor Celeste que Hades'],
    ['Celeste or Hades for a beginner?'],
    ['¿Celeste o Hades para mi hijo?'],
  ])('puts the games first that it is asked to choose between: %s', (text) => {
    expect(exact(text)).toEqual(['celeste', 'hades']);
  });

  it.each([
    ['algo como Celeste o Hades'],
    ['should I play something like Celeste or Hades'],
    ['Celeste o Hades pero más fácil'],
    ['a game with a better story than Celeste or Hades'],
    ['what should I play next, I loved Celeste and Hades'],
    ['prefiero Celeste a Hades'],
  ])('puts none first where it is to be like them: %s', (text) => {
    expect(exact(text)).toEqual([]);
  });

  it('keeps hidden what is known besides', () => {
    const { known } = understand('is Celeste or Hades better, I loved Undertale', knowledge);
    expect(known.map((game) => games[game].id)).toEqual(['undertale']);
  });

  it.each([
    ['is Starfield worth it', true],
    ['¿merece la pena comprar Starfield?', true],
    ['is it worth it, I loved Starfield', false],
    ['Starfield better graphics', false],
  ])('puts the game first whose worth is asked about: %s', (text, asked) => {
    expect(exact(text)).toEqual(asked ? ['starfield'] : []);
  });
});
