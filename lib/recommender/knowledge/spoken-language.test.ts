import type { Language } from '../game';
import { words } from '../words/analyse';
import { WordTable } from '../words/word-table';
import { SpokenLanguage } from './spoken-language';

const table = new WordTable();
const field = (language: Language, text: string) => ({ words: table.addText(text), language, weight: 1 });
const spoken = new SpokenLanguage(
  Array.from({ length: 100 }, () => [
    field('es', 'un mundo para explorar con la espada de tu padre'),
    field('en', 'a world to explore with the sword of your father'),
  ]),
  table,
);

describe('SpokenLanguage', () => {
  it.each([
    ['algo para dos', 'es'],
    ['MUNDO MÁGICO CON DRAGONES', 'es'],
    ['something for two with the cat', 'en'],
    ['un roguelike chill con tu crew', 'es'],
    ['un mundo con a sword of', undefined],
    ['roguelike', undefined],
    ['', undefined],
  ])('%s → %s', (text, language) => {
    expect(spoken.of(words(text).map((word) => ({ number: table.numberOf(word) })))).toBe(language);
  });
});
