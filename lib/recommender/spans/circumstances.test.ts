import { games } from '../../catalog/games';
import { lexicon } from '../../catalog/lexicon';
import { indexCatalogue } from '../knowledge/catalogue-index';
import { inShort, wishesInShort } from '../understand/wishes-in-short';

const { knowledge } = indexCatalogue(games, lexicon);
const read = (text: string) => wishesInShort(text, knowledge);

describe('withCircumstances()', () => {
  it.each([
    [
      'Moved to a farm in Wales in spring and the internet is a joke most of the week. Evenings are long here. I want a detective game with stealth and a dark town.',
      '+detective +stealth',
    ],
    [
      'Me mudé a una granja con mi hermana y lloré una semana entera, llegó la primavera y aquí seguimos. Quiero un juego de detectives con sigilo para las noches de los lunes.',
      '+detective +stealth',
    ],
    [
      'We want a detective game with some stealth in it to pass the time on Mondays at the office when the network cooperates and nobody farms for coffee.',
      '+detective +stealth',
    ],
  ])('takes no wish from what a long message tells of a life: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(inShort(wishes)));
    for (const told of ['farming-sim', 'weather-seasons', 'funny', 'emotional', 'teamwork', 'hours:30-'])
      expect(read(text).filter((wish) => wish.endsWith(told))).toEqual([]);
  });

  it('looks for no thing that such a clause names', () => {
    const text =
      "We're three brothers, one in Canada, one in Ireland, and me in Wales. Our evenings are suddenly very long. A strategy game with pirates and boats for the three of us.";
    expect(read(text)).toEqual(expect.arrayContaining(['+strategy', '+pirates']));
    expect(read(text).filter((wish) => /thing|^\+hours/.test(wish))).toEqual([]);
  });

  it.each([
    [
      "I'm 67 and I live with my grandson since last week. I quite like golf and fishing, and want something peaceful with large text on my PlayStation 5.",
      true,
    ],
    [
      "I'm 67 and my grandson set me up with a PlayStation 5 last week. I quite like golf and fishing, and want something peaceful with large text.",
      false,
    ],
    [
      'Tengo 67 años y mi nieto me montó una PlayStation 5 la semana pasada. Me gustan el golf y la pesca, y quiero algo tranquilo con letra grande.',
      false,
    ],
    [
      "I'm 67 and play on my grandson's PlayStation 5. I quite like golf and fishing, and want something peaceful with large text and no horror.",
      false,
    ],
  ])('takes whom one lives with for no more than nice to have, and not who set up the machine: %s', (text, isFor) => {
    expect(read(text)).toEqual(expect.arrayContaining(['+golf', '+fishing', '+platform:ps5']));
    expect(read(text).filter((wish) => wish.endsWith('kids'))).toEqual(isFor ? ['~kids'] : []);
  });

  it.each([
    ['puzzles on the PS4 my son left me', false],
    ['puzles para la PS4 que me regaló mi hijo', false],
    ['I bought my son a PS4, puzzles', true],
    ['le compré a mi hijo una PS4, puzles', true],
  ])('takes who a machine came from for nobody that plays: %s', (text, isFor) => {
    expect(read(text).some((wish) => wish.endsWith('kids'))).toBe(isFor);
  });

  it.each([
    [
      "I'm 67 and I have a grandson, who set me up with a PlayStation 5 last week. I quite like golf and fishing, and want something peaceful with large text.",
      ['~kids', '+golf', '+fishing', '+platform:ps5'],
    ],
    [
      'Tengo dos hijas y una casa que se cae, llego muerta al final de cada día de la semana. Busco un juego de golf o de pesca para la PS5.',
      ['~kids', '+platform:ps5'],
    ],
  ])('takes whom one lives with for no more than nice to have: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
  });

  it.each([
    "I'm 67 and my grandson set me up with a PlayStation 5 last week. I quite like golf and fishing, and want something peaceful with large text.",
    'Tengo 67 años y mi nieta me trajo una PlayStation 5 hace una semana y se fue. Quiero un juego de golf o de pesca, tranquilo y con letra grande.',
  ])('takes who is merely told of for nobody that plays: %s', (text) => {
    expect(read(text).filter((wish) => wish.endsWith('kids'))).toEqual([]);
  });

  it.each([
    [
      'I work in a bank and I am tired of numbers all the week. Short missions, no story needed, physics that feel good. Robots and dinosaurs in it, and trains too.',
      ['+dinosaurs', '+physics', '+robots'],
    ],
    [
      'Trabajo en un banco toda la semana y llego muy tarde a mi casa. Con dinosaurios y robots, que sea corto, en 2D, sin sangre y con trenes o barcos para descansar.',
      ['+2d', '+dinosaurs', '+robots'],
    ],
    ['My cat is fat. A farm', ['+farming-sim']],
  ])('leaves what is asked for without a verb, and short texts: %s', (text, wishes) => {
    expect(read(text)).toEqual(expect.arrayContaining(wishes));
  });
});
