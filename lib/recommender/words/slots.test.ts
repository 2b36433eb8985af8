import { cutAtSlots, filledPhrasesOf, fillOpening, fillSlots } from './slots';

const SLOTS = {
  child: { es: ['hijo', 'hija'], en: ['son', 'daughter'] },
  weak: { es: ['viejo'], en: ['old', 'slow'] },
};

describe('fillSlots()', () => {
  it('leaves a phrase without slots as it is', () => {
    expect(fillSlots('de # años', SLOTS, 'es')).toEqual(['de # años']);
  });

  it('gives a phrase for each word, in its language', () => {
    expect(fillSlots('con mi {child}', SLOTS, 'es')).toEqual(['con mi hijo', 'con mi hija']);
    expect(fillSlots('with my {child}', SLOTS, 'en')).toEqual(['with my son', 'with my daughter']);
  });

  it('combines several slots', () => {
    expect(fillSlots('{weak} {child}', SLOTS, 'en')).toEqual(['old son', 'old daughter', 'slow son', 'slow daughter']);
  });

  it('names the phrase whose slot does not exist', () => {
    expect(() => fillSlots('mi {toString}', SLOTS, 'es')).toThrow('mi {toString}');
  });
});

describe('fillOpening()', () => {
  it.each([
    ['de # años', ['de # años']],
    ['con mi {child}', ['con mi {child}']],
    ['mi {child} y mi {weak} pc', ['mi {child} y mi {weak} pc']],
    ['{child} de # años', ['hijo de # años', 'hija de # años']],
    ['# {child}', ['# hijo', '# hija']],
    ['¡{child}! con {child}', ['¡hijo! con {child}', '¡hija! con {child}']],
    ["mi {weak}'s {child}", ["mi viejo's {child}"]],
  ])('fills slots that no word stands before, or that are part of one: %s', (phrase, filled) => {
    expect(fillOpening(phrase, SLOTS, 'es')).toEqual(filled);
  });

  it('leaves nothing out', () => {
    for (const phrase of ['{child}, mi {weak} {child}', 'un {child}', 'pc']) {
      const opened = fillOpening(phrase, SLOTS, 'en');
      expect(opened.flatMap((each) => fillSlots(each, SLOTS, 'en'))).toEqual(fillSlots(phrase, SLOTS, 'en'));
    }
  });
});

describe('cutAtSlots()', () => {
  it('gives what stands around slots, and what they hold', () => {
    expect(cutAtSlots('mi {child} y mi {weak}', SLOTS, 'en')).toEqual({
      between: ['mi ', ' y mi ', ''],
      words: [
        ['son', 'daughter'],
        ['old', 'slow'],
      ],
    });
    expect(() => cutAtSlots('mi {pet}', SLOTS, 'es')).toThrow('mi {pet}');
  });
});

describe('filledPhrasesOf()', () => {
  it('fills the phrases of both languages', () => {
    const filled = filledPhrasesOf({ es: ['mi {child}', 'pc'], en: ['my {child}'] }, SLOTS);
    expect(filled).toEqual(['mi hijo', 'mi hija', 'pc', 'my son', 'my daughter']);
  });
});
