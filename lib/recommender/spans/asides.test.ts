import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { createRecommender } from '../recommender';

const recommender = createRecommender([], lexicon);
const sign = { must: '+', nice: '~', never: '-', off: '' } as const;
const read = (text: string) =>
  recommender
    .recommend(text)
    .wishes.map(({ id, strength }) => `${sign[strength]}${id.replace('concept:', '')}`)
    .sort()
    .join(' ');

describe('what somebody says of their life', () => {
  it.each([
    ['I live in Japan, want a city builder', '+city-builder'],
    ['vivo en una granja, quiero un shooter', '+shooter'],
    ['soy profe de historia y busco juegos de estrategia', '+strategy'],
    ["I'm a pirate history teacher, looking for an rpg", '+rpg'],
    ['trabajo 60 horas a la semana, busco un rpg', '+rpg'],
    ['I was in the army and want a football game', '+football'],
    ['tengo dos gatos y me encantan los juegos de puzles', '+puzzle'],
    ["haven't played games since the SNES, want an rpg", '+rpg'],
    ['no juego desde la PS2, quiero un rpg', '+rpg'],
    ['vuelvo a jugar después de 15 años, algo de puzles', '+puzzle'],
    ['army vet here, I want a puzzle game', '+puzzle'],
    ['Night nurse and mum of two here. A puzzle game', '+puzzle'],
    ['aquí un bombero, busco un juego de puzles', '+puzzle'],
    ['bombero por aquí, quiero un rpg', '+rpg'],
  ])('is no wish: %j', (text, wishes) => expect(read(text)).toBe(wishes));

  it.each([
    ["I'm a huge horror fan, want an rpg", '+horror +rpg'],
    ['tengo ganas de zombis', '+zombies'],
    ["I'm a soldier who hates zombies, a shooter", '+shooter -zombies'],
    ["I'm a florist who wants a racing game", '+racing'],
    ['soy médico y odio los zombis, un shooter', '+shooter -zombies'],
    ['siempre caemos en el Risk y ya estoy harto de la guerra, un rpg', '+rpg -war'],
    ["we always end up playing Risk and I'm sick of war, an rpg", '+rpg -war'],
    ['tengo una Switch y quiero un rpg', '+platform:switch +rpg'],
    ['un juego donde soy un pirata', '+pirates'],
    ['horror lover here, any rpg?', '+horror +rpg'],
    ['roguelike veteran here, I want pirates', '+pirates +roguelike'],
    ['what happened here, an rpg', '+rpg ~mystery'],
    ['soy daltónico, un juego de puzles', '+colourblind-friendly +puzzle'],
    ['a game where I live in Japan', '+japan'],
  ])('stays a wish where it tells of the game: %j', (text, wishes) => expect(read(text)).toBe(wishes));

  it.each([
    ['I have three kids and zero energy, an rpg for the evenings', '+rpg ~relaxing'],
    ['salgo de currar reventado, algo de puzles', '+puzzle ~relaxing'],
    ['hecho polvo del curro, algo frenético', '+fast-paced'],
    ['I get arthritis pain, a strategy game', '+strategy -reflexes ~simple-controls'],
    ['acabo de romper con mi novia, un rpg', '+rpg ~wholesome'],
    ['my dog just died, an rpg', '+rpg ~wholesome'],
  ])('suggests what follows from it, unless the contrary is asked for: %j', (text, wishes) =>
    expect(read(text)).toBe(wishes),
  );
});

describe('somebody who does not play', () => {
  it.each([
    ["my wife hates shooters but she's not playing, looking for a good fps", '+fps'],
    ['mi novia odia el terror pero ella no va a jugar, quiero un shooter', '+shooter'],
    ['my kids are asleep, I want something violent', '+violence'],
    ['soy padre de dos niñas y juego cuando se acuestan, un rpg', '+rpg'],
    ["a cozy rpg, my son loves shooters but he's not playing", '+cozy +rpg'],
    ['I get half an hour a day once the baby is asleep, an rpg', '+rpg +session:30'],
    ['tengo media hora al día cuando se duerme el bebé, un rpg', '+rpg +session:30'],
    ['puzzles while my wife watches zombie shows', '+puzzle'],
    ['a cozy rpg, my mum watches me play', '+cozy +rpg'],
    ["my wife hates shooters, she's not playing, an rpg", '+rpg'],
    ['mi novia odia el terror, ella no juega, quiero un shooter', '+shooter'],
  ])('wishes and forbids nothing: %j', (text, wishes) => expect(read(text)).toBe(wishes));
});

describe('somebody who hardly plays', () => {
  it.each([
    ['un juego de terror en la Switch, ella no juega', '+horror +platform:switch'],
    ["a horror game on Switch, she's not playing", '+horror +platform:switch'],
    ['algo para jugar con mi novia, ella no juega casi nada', '+beginner-friendly +couples +players:2'],
    ['para jugar con mi madre en la Wii, ella no juega mucho', '+beginner-friendly +platform:wii +players:2'],
    ['a game to play with my wife, she hardly ever plays', '+beginner-friendly +couples +players:2'],
  ])('takes nothing from what is asked for before the comma: %j', (text, wishes) => expect(read(text)).toBe(wishes));
});

describe('the only game that somebody knows', () => {
  const whole = createRecommender(games, lexicon);

  it.each([
    ['she has only ever played Candy Crush', ''],
    ['mi padre solo conoce el Tetris, un juego de puzles', '+puzzle'],
    ['my wife has never played anything but Animal Crossing, a horror game', '+couples +horror'],
    ['mi hermana no conoce más que Los Sims, un juego de terror', '+horror'],
    ['nunca ha jugado nada fuera del Tetris y el Candy Crush, un juego de terror', '+horror'],
  ])('is nothing to be like, and says that they are new to games: %s', (text, wishes) => {
    const ids = whole.recommend(text, 1).wishes.map(({ id, strength }) => sign[strength] + id.replace('concept:', ''));
    expect(ids.sort().join(' ')).toBe(`${wishes} ~beginner-friendly`.trim());
  });

  it('is nothing to be like where another game is named after it', () => {
    const { wishes } = whole.recommend(
      'Everyone keeps telling me to play Hades. I loved Celeste, anything like that?',
      1,
    );
    expect(wishes.map(({ id }) => id)).toEqual(['seed:celeste']);
  });

  it.each([
    ['solo juego a Civilization, qué más hay', 'seed:civilization'],
    ['I only play Factorio, what else is there', 'seed:factorio'],
    ['my kids are obsessed with Minecraft', 'seed:minecraft'],
    ['he only ever plays Fortnite, something similar for him', 'seed:fortnite'],
    ['mi abuela solo juega al Candy Crush, algo parecido', 'seed:candy-crush'],
  ])('is something to be like where they want more of it: %s', (text, seed) => {
    expect(
      whole
        .recommend(text, 1)
        .wishes.map(({ id }) => id)
        .join(' '),
    ).toContain(seed);
  });
});
