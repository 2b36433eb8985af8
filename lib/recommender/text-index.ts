/** One searchable field of a document: its words, in what language, and what a hit in it weighs. */
export interface TextField<L extends string = string> {
  readonly words: readonly string[];
  readonly language: L;
  /** Raising it makes hits in this field count more. */
  readonly weight: number;
}

interface Postings {
  readonly documents: Int32Array;
  /** Weighted and length-normalised frequency, already through the BM25 saturation: 0 to 1. */
  readonly saturation: Float32Array;
}

/** Saturation: the higher, the longer repeated hits keep adding. */
const K1 = 1.2;
/** Length normalisation per field, 0 (none) to 1 (full). */
const B = 0.5;

/**
 * Inverted index scored by BM25F (Robertson, Zaragoza, Taylor 2004: field frequencies are normalised and weighted first,
 * then summed and saturated once), over typed arrays. Immutable once built.
 */
export class TextIndex<L extends string = string> {
  readonly #numberOf: ReadonlyMap<string, number>;
  readonly #postings: readonly Postings[];
  readonly documentCount: number;

  /**
   * Indexes documents, each a list of the same fields in the same order; document ids are positions. `termOf` gives the term
   * of a word in a language; it is called once for each.
   */
  constructor(documents: readonly (readonly TextField<L>[])[], termOf: (word: string, language: L) => string) {
    this.documentCount = documents.length;
    const { numbers, numberOf, sizes } = numberTerms(documents, termOf);
    this.#numberOf = numberOf;
    this.#postings = fillPostings(documents, numbers, sizes);
  }

  /** How many documents hold the term. */
  documentFrequency(term: string): number {
    return this.#find(term)?.documents.length ?? 0;
  }

  /**
   * Inverse document frequency as a share of its maximum, 0 to 1 (Robertson–Spärck Jones with the +1 that keeps it
   * positive). A term of a single document, or of none, has 1.
   */
  rarity(term: string): number {
    const frequency = Math.max(1, this.documentFrequency(term));
    const idf = (n: number) => Math.log(1 + (this.documentCount - n + 0.5) / (n + 0.5));
    return this.documentCount < 2 ? 1 : idf(frequency) / idf(1);
  }

  /** Calls `visit` with every document that holds the term and its saturated frequency, 0 to 1. */
  each(term: string, visit: (document: number, saturation: number) => void): void {
    const postings = this.#find(term);
    if (!postings) return;
    const { documents, saturation } = postings;
    for (let i = 0; i < documents.length; i++) visit(documents[i], saturation[i]);
  }

  #find(term: string): Postings | undefined {
    const number = this.#numberOf.get(term);
    return number === undefined ? undefined : this.#postings[number];
  }
}

/** Gives every term a number, turns each field into the numbers of its words, and counts the documents of each term. */
function numberTerms<L extends string>(
  documents: readonly (readonly TextField<L>[])[],
  termOf: (word: string, language: L) => string,
): { numbers: Int32Array[][]; numberOf: Map<string, number>; sizes: number[] } {
  const numberOf = new Map<string, number>();
  const sizes: number[] = [];
  const lastSeen: number[] = [];
  const known = new Map<L, Map<string, number>>();
  const numberWord = (word: string, language: L, words: Map<string, number>): number => {
    const term = termOf(word, language);
    let number = numberOf.get(term);
    if (number === undefined) {
      number = sizes.push(0) - 1;
      lastSeen.push(-1);
      numberOf.set(term, number);
    }
    words.set(word, number);
    return number;
  };
  const numbers = documents.map((fields, document) =>
    fields.map(({ words, language }) => {
      let ofLanguage = known.get(language);
      if (!ofLanguage) {
        ofLanguage = new Map();
        known.set(language, ofLanguage);
      }
      const list = new Int32Array(words.length);
      for (let i = 0; i < words.length; i++) {
        const number = ofLanguage.get(words[i]) ?? numberWord(words[i], language, ofLanguage);
        list[i] = number;
        if (lastSeen[number] === document) continue;
        lastSeen[number] = document;
        sizes[number]++;
      }
      return list;
    }),
  );
  return { numbers, numberOf, sizes };
}

function fillPostings(
  documents: readonly (readonly TextField[])[],
  numbers: readonly (readonly Int32Array[])[],
  sizes: readonly number[],
): Postings[] {
  const averages = averageLengths(documents);
  const postings = sizes.map((size) => ({ documents: new Int32Array(size), saturation: new Float32Array(size) }));
  const filled = new Int32Array(sizes.length);
  const frequencies = new Float32Array(sizes.length);
  for (let document = 0; document < documents.length; document++) {
    const touched: number[] = [];
    for (let i = 0; i < documents[document].length; i++) {
      const terms = numbers[document][i];
      const each = documents[document][i].weight / (1 - B + (B * terms.length) / averages[i]);
      for (let t = 0; t < terms.length; t++) {
        if (frequencies[terms[t]] === 0) touched.push(terms[t]);
        frequencies[terms[t]] += each;
      }
    }
    for (const number of touched) {
      const at = filled[number]++;
      const { documents: of, saturation } = postings[number];
      of[at] = document;
      saturation[at] = frequencies[number] / (K1 + frequencies[number]);
      frequencies[number] = 0;
    }
  }
  return postings;
}

function averageLengths(documents: readonly (readonly TextField[])[]): number[] {
  const totals: number[] = [];
  for (const fields of documents) {
    for (const [i, field] of fields.entries()) totals[i] = (totals[i] ?? 0) + field.words.length;
  }
  return totals.map((total) => Math.max(1, total / documents.length));
}
