import fc from 'fast-check';
import { TextIndex } from './text-index';

const WORDS = ['a', 'b', 'c', 'd', 'robot', 'niño', 'isla', 'mar'];
const field = (words: string[], weight = 1) => ({
  words: words.map((word) => WORDS.indexOf(word)),
  language: 'es',
  weight,
});
const indexed = (documents: ReturnType<typeof field>[][]) =>
  new TextIndex(documents, WORDS.length, (word) => WORDS[word]);

const NONE = { documents: new Int32Array(), saturation: new Float32Array(), from: 0, to: 0 };

function hits(index: TextIndex, term: string): [number, number][] {
  const { documents, saturation, from, to } = index.postings(term, 'es') ?? NONE;
  return [...documents.subarray(from, to)].map((document, i) => [document, saturation[from + i]]);
}

describe('TextIndex', () => {
  it('saturates the weighted, length-normalised frequency (BM25F by hand)', () => {
    // Lengths 2 and 4, average 3, b = 0.5, k1 = 1.2, weight 2.
    const index = indexed([[field(['robot', 'robot'], 2)], [field(['robot', 'niño', 'isla', 'mar'], 2)]]);
    const first = (2 * 2) / (0.5 + (0.5 * 2) / 3);
    const second = 2 / (0.5 + (0.5 * 4) / 3);
    const [[a, saturationA], [b, saturationB]] = hits(index, 'robot');
    expect([a, b]).toEqual([0, 1]);
    expect(saturationA).toBeCloseTo(first / (1.2 + first), 5);
    expect(saturationB).toBeCloseTo(second / (1.2 + second), 5);
  });

  it('gives rare terms more than common ones', () => {
    const index = indexed([[field(['a', 'b'])], [field(['a'])], [field(['a', 'c'])]]);
    expect(index.postings('b', 'es')?.rarity).toBe(1);
    expect(index.postings('a', 'es')?.rarity).toBeLessThan(0.2);
    expect(index.postings('absent', 'es')).toBeUndefined();
    expect(index.documentFrequency('a', 'es')).toBe(3);
    expect(index.documentFrequency('absent', 'es')).toBe(0);
  });

  it('works empty and with one document', () => {
    expect(hits(indexed([]), 'a')).toEqual([]);
    const single = indexed([[field(['a'])]]);
    expect(single.postings('a', 'es')?.rarity).toBe(1);
    expect(hits(single, 'a')).toHaveLength(1);
  });

  it('finds the documents that brute force finds', () => {
    const terms = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 8 }), fc.constantFrom('a', 'b', 'z'), (documents, term) => {
        const index = indexed(documents.map((list) => [field(list)]));
        const expected = documents.flatMap((list, i) => (list.some((word) => word === term) ? [i] : []));
        expect(hits(index, term).map(([document]) => document)).toEqual(expected);
      }),
    );
  });
});
