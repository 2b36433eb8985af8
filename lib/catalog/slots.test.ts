import { fillSlots } from './slots';

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
