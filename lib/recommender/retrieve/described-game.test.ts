import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender(games, lexicon);

describe('describedGame()', () => {
  it('takes one rare word for no description', () => {
    const text =
      'algo de naves espaciales para perderse explorando con calma, que el combate me sobra, rocas parpadeantes';
    const titles = recommender.recommend(text, 5).matches.map(({ game }) => game.title);
    expect(titles).not.toContain('Boulder Dash');
  });

  it('takes many details of one game for its description, though each could be a wish', () => {
    const text = 'black and white, a small boy in a creepy forest, silhouettes, and a giant spider hunts him';
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe('LIMBO');
  });

  it.each([
    ['un fontanero que salta sobre tortugas', 'Mario'],
    ['a blue hedgehog collecting rings', 'Sonic the Hedgehog'],
    ['un gorila que tira barriles', 'Donkey Kong'],
    ['birds flung at pigs with a slingshot', 'Angry Birds'],
    ['un pan que quiere tostarse', 'I Am Bread'],
    ['gusanos con bazucas', 'Worms'],
    ['worms with bazookas', 'Worms'],
    ['little nightmares with a girl in a yellow raincoat', 'Little Nightmares'],
  ])('knows a game by few words: %s', (text, title) => {
    const titles = recommender.recommend(text, 5).matches.map(({ game }) => game.title);
    expect(titles[0]).toContain(title);
    expect(titles).toHaveLength(5);
  });

  it.each([
    ['little bird climbs a mountain to get phone reception', 'A Short Hike'],
    ['héroe camina solo en círculo y tú pones cartas en el camino', 'Loop Hero'],
    ['el tiempo solo se mueve cuando te mueves tú, enemigos rojos de cristal', 'SUPERHOT'],
  ])('knows a game by nearly all of the words, though they open like a wish or hold one: %s', (text, title) => {
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe(title);
  });

  it.each(['una rana que cruza la carretera', 'frog crossing the road'])(
    'puts first what is described alike: %s',
    (text) => {
      const titles = recommender.recommend(text, 2).matches.map(({ game }) => game.title);
      expect(titles.sort()).toEqual(['Crossy Road', 'Frogger']);
    },
  );

  it('shows what is like the game described, should that not be the one', () => {
    const titles = recommender.recommend('a crab with a soda can shell').matches.map(({ game }) => game.title);
    expect(titles[0]).toBe("Another Crab's Treasure");
    expect(titles).toContain('Elden Ring');
  });

  it.each(['mañana operan a mi padre del corazón', 'I lost my keys in the park', 'hola, me llamo Juan'])(
    'takes what merely says something for no description: %s',
    (text) => {
      expect(recommender.recommend(text).matches).toEqual([]);
    },
  );

  it('shows no game that is named to be like, whatever else fits it', () => {
    const titles = (text: string) => recommender.recommend(text).matches.map(({ game }) => game.title);
    expect(titles('Cuphead with guns')).not.toContain('Cuphead');
    expect(titles('como Worms pero con bazucas')).not.toContain('Worms');
    expect(titles('like Worms, with bazookas')).not.toContain('Worms');
  });

  it.each(['the holy grail of rts', 'a fresh take on tower defense'])(
    'takes two words that a game of another kind has by chance for no description: %s',
    (text) => {
      const [first] = recommender.recommend(text, 1).matches;
      expect(first.verdicts).toEqual(['met']);
      expect(first.distinction).not.toBe('described');
    },
  );

  it.each([
    ['Detective, tomar notas', 'Diner Dash'],
    ['Detective, folding paper', 'Paper Mario: The Origami King'],
    ['Terror, lavar platos', 'Overcooked'],
    ['Racing, frying eggs', 'Cooking Mama'],
  ])('takes no game for described that is of another sort than asked for: %s', (text, title) => {
    const { matches } = recommender.recommend(text);
    expect(matches.find(({ distinction }) => distinction === 'described')).toBeUndefined();
    expect(matches[0]?.game.title).not.toBe(title);
  });

  it('takes a few wishes and facts for no description', () => {
    const text = 'JRPG por turnos q este a la altura de persona 5, no importa si dura 100 horas';
    expect(recommender.recommend(text, 1).matches[0]?.game.title).not.toBe('Shinobi');
  });

  it.each(['wizards without harry potter', 'magos sin harry potter', 'bounty hunters without star wars'])(
    'takes few words that refuse a thing for no description of its games: %s',
    (text) => {
      const { matches } = recommender.recommend(text);
      expect(matches.filter(({ verdicts }) => verdicts.at(-1) === 'unmet')).toEqual([]);
    },
  );

  it('takes few words for no description of a game of another kind that holds them', () => {
    const { matches } = recommender.recommend('game about running a theme park');
    expect(matches[0].verdicts).toEqual(['met']);
  });

  it('takes a list of wishes for no description', () => {
    const { matches } = recommender.recommend('party-based, turn-based, old school dungeon crawler', 5);
    expect(matches.map(({ game }) => game.title)).not.toContain('Dark and Darker');
  });

  it.each([
    ['cómo se llamaba el de MS-DOS de los bichos de pelo verde', 'Lemmings'],
    ["old DOS game, can't remember the name: green haired guys with umbrellas", 'Lemmings'],
    ['the one where a prince rolls a sticky ball over cows and buildings', 'Katamari Damacy'],
  ])('takes few words where the text says that it describes one game: %s', (text, title) => {
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe(title);
  });

  it('reads no name of a game in what happens in a forgotten one', () => {
    const { wishes } = recommender.recommend('the one where time only moves when you move', 1);
    expect(wishes.filter(({ id }) => id.startsWith('seed:'))).toEqual([]);
  });

  it('takes a question inside what is told of a forgotten game for no errand', () => {
    const text = 'the one with the mouse who is a knight and talks to you in a book';
    expect(recommender.recommend(text).matches.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'me acuerdo de uno tipo Age of Empires con viñedos, panaderos y salchichas, creo que del 2010',
      'Knights and Merchants',
    ],
    ['uno de la Nintendo 64, eras un mapache ladrón con una tortuga en silla de ruedas y un hipopótamo', 'Sly'],
    ['SNES game, you were a cop, everyone at the opera in New York catches fire, my cousin had it', 'Parasite Eve'],
  ])('errs with who tells of a forgotten game in machine, year or likeness: %s', (text, title) => {
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toContain(title);
  });

  it('takes what fits the machine and the year told where nobody can say which game is meant', () => {
    const { matches } = recommender.recommend('cómo se llamaba uno de la Mega Drive de un bicho que corría', 6);
    expect(matches.filter(({ game }) => game.platforms.includes('mega-drive')).length).toBeGreaterThan(3);
  });

  it.each([
    ['un científico con gafas y una palanca contra alienígenas', 'Half-Life'],
    ['tiny plant-carrying creatures follow a stranded astronaut', 'Pikmin'],
  ])('takes the best known part of a series that fits as well as another: %s', (text, title) => {
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe(title);
  });

  it.each([
    [
      'de mega drive, un chaval con gafas de sol que cogía cascos y se convertía en samurái, sin contraseñas',
      'Kid Chameleon',
    ],
    ['a boy in a random tower hatches eggs and builds a pool in town, no idea on console, PS1?', 'Azure Dreams'],
  ])('takes what a forgotten game lacks, or what is not known of it, for no exclusion: %s', (text, title) => {
    expect(recommender.recommend(text, 1).matches[0]?.game.title).toBe(title);
  });

  it('takes a game that does not run on the machine asked for for no description of one', () => {
    const { matches } = recommender.recommend('early super nintendo thing with a licence, then suddenly a war mission');
    expect(matches.filter(({ game }) => !game.platforms.includes('snes'))).toEqual([]);
  });

  it('takes the name of a kind of games for no description of another kind', () => {
    const [first] = recommender.recommend('american civil war', 1).matches;
    expect(first?.verdicts).toEqual(['met']);
  });

  it.each([
    'aquel juego de pc de los dosmiles en el que administrabas un parque de dinosaurios',
    'un juego de play 1 donde manejabas un camioncito de helados y peleabas',
  ])('takes no game for the one described that hardly anything told fits: %s', (text) => {
    const { wishes, matches } = recommender.recommend(text, 1);
    const met = matches[0].verdicts.filter((verdict) => verdict === 'met');
    expect(3 * met.length).toBeGreaterThanOrEqual(wishes.length);
  });
});
