import fc from 'fast-check';
import { stem, words } from './analyse';
import { WordTable } from './word-table';

const wordsIn = (table: WordTable, text: string) => table.addText(text).map((number) => table.word(number));

describe('WordTable', () => {
  it('numbers each word once', () => {
    const table = new WordTable();
    expect(table.addText('Un héroe, un dragón: DON’T')).toEqual([0, 1, 0, 2, 3]);
    expect(wordsIn(table, 'Un héroe, un dragón: DON’T')).toEqual(['un', 'heroe', 'un', 'dragon', 'dont']);
    expect(table.size).toBe(4);
    expect(table.numberOf('dragon')).toBe(2);
    expect(table.numberOf('elfo')).toBe(-1);
    expect(table.add('dragon')).toBe(2);
  });

  it('cuts and folds any text as words() does', () => {
    const table = new WordTable();
    const latin = fc.string({ unit: fc.integer({ min: 0, max: 0x24f }).map((code) => String.fromCharCode(code)) });
    const any = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
    const samples = fc.constantFrom(
      'ΑΣ ΟΔΟΣ',
      'ﬁnal',
      '½ hora',
      'x²',
      'İstanbul',
      'a\u0301b',
      '´a´',
      '…',
      'a'.repeat(99),
    );
    fc.assert(
      fc.property(fc.oneof(latin, any, samples, fc.string({ unit: 'grapheme' })), (text) => {
        expect(wordsIn(table, text)).toEqual(words(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps its numbers as it grows', () => {
    const table = new WordTable();
    const numbers = Array.from({ length: 20_000 }, (_, i) => table.add(`w${i}`));
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(numbers.every((number) => table.numberOf(`w${number}`) === number)).toBe(true);
  });

  it('stems as stem() does, words that it knows or not', () => {
    const table = new WordTable();
    expect(table.stem(table.add('explorando'), 'es')).toBe(stem('explorando', 'es'));
    expect(table.stemOf('explorando', 'es')).toBe(stem('explorando', 'es'));
    expect(table.stemOf('explorando', 'en')).toBe(stem('explorando', 'en'));
    expect(table.stemOf('games', 'en')).toBe('game');
    expect(table.size).toBe(1);
  });

  it('keeps what it was asked for its own words, and for no others', () => {
    const table = new WordTable();
    table.add('granja');
    const asked: string[] = [];
    const lengthOf = table.remembered((word, number) => {
      asked.push(`${word} ${number}`);
      return word.length;
    });
    expect(['granja', 'granja', 'huerto', 'huerto'].map((word) => lengthOf(word))).toEqual([6, 6, 6, 6]);
    expect(asked).toEqual(['granja 0', 'huerto -1', 'huerto -1']);
  });
});
