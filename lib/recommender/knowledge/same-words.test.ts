import { stem } from '../words/analyse';
import { SameWords } from './same-words';

const frequencies: Record<string, number> = { mon: 30, carr: 20, espirit: 40, espir: 50 };
const same = new SameWords(
  {
    es: [
      ['coche', 'carro', 'auto'],
      ['carro', 'carreta'],
    ],
    en: [['truck', 'lorry']],
  },
  (stemmed) => frequencies[stemmed] ?? 0,
);

describe('SameWords', () => {
  it('knows what other regions say', () => {
    expect(same.of(stem('lorry', 'en'), 'en')).toEqual([stem('truck', 'en')]);
    expect(same.of(stem('coches', 'es'), 'es')).toEqual([stem('carro', 'es'), stem('auto', 'es')]);
  });

  it('gives a word of several groups the others of each', () => {
    expect(same.of(stem('carro', 'es'), 'es')).toEqual(['coche', 'auto', 'carreta'].map((word) => stem(word, 'es')));
    expect(same.of(stem('carreta', 'es'), 'es')).toEqual([stem('carro', 'es')]);
  });

  it('takes a diminutive for its word, and for what means the same', () => {
    expect(same.of(stem('monito', 'es'), 'es')).toEqual(['mon']);
    expect(same.of(stem('carritos', 'es'), 'es')).toContain(stem('coche', 'es'));
  });

  it('leaves a word of its own that looks small alone', () => {
    expect(same.of(stem('espíritu', 'es'), 'es')).toEqual([]);
  });
});
