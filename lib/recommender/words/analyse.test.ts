import fc from 'fast-check';
import { analyse, namesOwner, stem, words } from './analyse';

describe('analyse()', () => {
  it('folds case, accents and apostrophes and keeps the text as written', () => {
    const [pokemon, dont] = analyse('POKÉMON don’t');
    expect(pokemon).toMatchObject({ text: 'POKÉMON', folded: 'pokemon', start: 0, end: 7 });
    expect(dont).toMatchObject({ folded: 'dont' });
  });

  it.each([
    ['acción, terror', 'comma'],
    ['PC/PS5', 'comma'],
    ['corto. Terror', 'clause'],
    ['fantasy: elves', 'clause'],
    ['rol - acción', 'clause'],
    ['co-op', 'none'],
    ['mundo abierto', 'none'],
  ])('tells the break before the second word of %j', (text, breakBefore) => {
    expect(analyse(text)[1].breakBefore).toBe(breakBefore);
  });

  it.each([
    ['20+ hours', '20 plus hours'],
    ['50+h', '50 plus h'],
    ['2015+', '2015 plus'],
    ['2+2', '2 2'],
    ['18+', '18'],
  ])('reads the plus of lengths and years in %j', (text, folded) => {
    expect(
      analyse(text)
        .map((token) => token.folded)
        .join(' '),
    ).toBe(folded);
  });

  it('tells names in mid-sentence from words that open one', () => {
    expect(analyse('Algo como Hades. Gratis').map(({ capital }) => capital)).toEqual([false, false, true, false]);
  });

  it.each([
    ['14 y/o', ['14', 'y/o']],
    ['14y/o', ['14', 'y/o']],
    ['rol y/o acción', ['rol', 'y', 'o', 'accion']],
    ['an rpg w/o ads', ['an', 'rpg', 'w/o', 'ads']],
    ['w/out ads', ['w/out', 'ads']],
    ['rpg w/ orcs', ['rpg', 'w', 'orcs']],
  ])('takes "y/o" for a word where it is an age, and "w/o" always: %j', (text, expected) => {
    expect(analyse(text).map(({ folded }) => folded)).toEqual(expected);
  });

  it('reads four hundred words at most, of forty letters at most', () => {
    expect(analyse('rol '.repeat(2000))).toHaveLength(400);
    expect(analyse('a'.repeat(16_384))[0].text).toHaveLength(40);
  });

  it.each(['', '   ', '¿¡!?', '\u0000\ud800', '🎮🎮'])('finds no word in %j', (text) => {
    expect(analyse(text)).toEqual([]);
  });
});

describe('stem()', () => {
  it.each([
    ['es', ['exploracion', 'exploraciones']],
    ['es', ['casa', 'casas']],
    ['es', ['relajante', 'relajantes']],
    ['es', ['gobierno', 'gobiernos']],
    ['es', ['cuerno', 'cuernos']],
    ['es', ['moderno', 'modernos']],
    ['es', ['cuaderno', 'cuadernos']],
    ['es', ['eterno', 'eternos']],
    ['es', ['interno', 'internos']],
    ['es', ['horno', 'hornos']],
    ['es', ['poner', 'ponernos']],
    ['es', ['esconder', 'escondernos']],
    ['en', ['puzzle', 'puzzles', 'puzzling']],
    ['en', ['explore', 'exploring', 'explored']],
  ] as const)('gives inflections one stem in %s: %j', (language, forms) => {
    expect(new Set(forms.map((form) => stem(form, language))).size).toBe(1);
  });

  it('leaves short words and numbers as they are', () => {
    expect(stem('2d', 'es')).toBe('2d');
    expect(stem('pc', 'en')).toBe('pc');
  });

  it('keeps the first two letters of a word, by which phrases are found', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 4, maxLength: 8 });
    const endings = fc.constantFrom('', 's', 'ies', 'ing', 'ations', 'eed', 'arlo', 'iendolas', 'aciones', 'amente');
    fc.assert(
      fc.property(letters, endings, (start, ending) => {
        const word = start + ending;
        expect([stem(word, 'es').slice(0, 2), stem(word, 'en').slice(0, 2)]).toEqual([
          word.slice(0, 2),
          word.slice(0, 2),
        ]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('words()', () => {
  it('gives the folded words of a text', () => {
    expect(words('Baldur’s Gate 3: ¡épico!')).toEqual(['baldurs', 'gate', '3', 'epico']);
  });
});

describe('namesOwner()', () => {
  it.each([
    ['Skyrim’s', true],
    ["HADES'S", true],
    ['Hades', false],
    ["don't", false],
    ['s', false],
  ])('%s: %s', (word, owner) => {
    expect(namesOwner(word)).toBe(owner);
  });
});
