import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { understand } from '../understand/understand';

const { knowledge } = indexCatalogue(games, lexicon);

describe('recallsGame()', () => {
  it.each([
    'no consigo recordar un juego de trampas en una mansión',
    "help me find this game, it's driving me nuts",
    'ps2 japonés: eras un mosquito y picabas a una familia',
    'un mapache con bastón, saltabas tejados y te perseguía una zorra',
    'PS1 sword fighting, you could run into a bamboo forest. My brother rented it once',
    'che, cómo era ese juego del flaco con gafas y palanca',
    'mi hermano tenía uno de ninjas en la play y echabas arroz envenenado',
    'old pc game with a mouse pushing blocks, what was it?',
    "so there's this game i can't place, a mosquito biting a family",
    'uno de espías, llevabas un pintalabios explosivo, lo tenía mi primo',
  ])('knows who describes a forgotten game: %s', (text) => {
    expect(understand(text, knowledge).way).toBe('recalls');
  });

  it.each([
    'mi primo lo tenía en la Play 2, quiero algo para la Switch',
    'I rented it once, looking for something cosy',
    'a game where you could build a base',
    'echo de menos los juegos donde podías explorar',
    '¿sabéis cuál es el mejor juego de rol para empezar?',
    'help me find a cosy game for my mum',
    'Help me find a game to play on a Mac. I love Civilization VI but hate war',
    'necesito ayuda para encontrar un juego sin combates',
    'I want a game where you could farm, like when I was a kid',
    'mi novio tenía la PS4 y jugábamos juntos, busco algo para dos',
    'recomiéndame un juego de cuando era niño, nostálgico',
  ])('takes a memory or a wish by itself for none: %s', (text) => {
    expect(understand(text, knowledge).way).not.toBe('recalls');
  });
});
