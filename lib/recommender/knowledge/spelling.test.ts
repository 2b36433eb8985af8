import { soundOf } from '../words/sound';
import { WordTable } from '../words/word-table';
import { Spelling } from './spelling';

const welcome = {
  estrategia: 100,
  combate: 100,
  valley: 5,
  volley: 50,
  zombis: 100,
  supervivencia: 100,
  rol: 100,
  '90s': 1,
};
const table = new WordTable();
for (const word of Object.keys(welcome)) table.add(word);
const spelling = new Spelling(
  table,
  Array.from({ length: table.size }, (_, word) => welcome[table.word(word) as keyof typeof welcome]),
);

describe('Spelling.correct()', () => {
  it.each([
    ['estratejia', 'estrategia'],
    ['convate', 'combate'],
    ['sonbis', 'zombis'],
    ['valey', 'valley'],
    ['superbibensia', 'supervivencia'],
    ['supervivnecia', 'supervivencia'],
    ['combaye', 'combate'],
    ['combatex', 'combate'],
    ['comate', 'combate'],
    ['estrxtegiq', 'estrategia'],
  ])('mends %s', (written, meant) => {
    expect(spelling.correct(written)).toBe(meant);
  });

  it.each(['estrategia', 'rol', 'ral', 'xyz', '80s', 'abracadabra', ''])('leaves %j alone', (word) => {
    expect(spelling.correct(word)).toBe(word);
  });
});

describe('soundOf()', () => {
  it.each([
    ['vurro', 'burro'],
    ['hola', 'ola'],
    ['yave', 'llave'],
    ['jente', 'gente'],
    ['keso', 'queso'],
    ['zapato', 'sapato'],
    ['enpezar', 'empezar'],
    ['mistery', 'mystery'],
  ])('%s sounds like %s', (a, b) => {
    expect(soundOf(a)).toBe(soundOf(b));
  });

  it('keeps ch apart from c and h', () => {
    expect(soundOf('coche')).not.toBe(soundOf('coke'));
  });
});
