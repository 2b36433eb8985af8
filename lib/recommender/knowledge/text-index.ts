/** One searchable field of a document: its words by number, in what language, and what a hit in it weighs. */
export interface TextField<L extends string = string> {
  readonly words: readonly number[];
  readonly language: L;
  /** Raising it makes hits in this field count more. */
  readonly weight: number;
}

/** The documents of one term: places `from` to `to` (exclusive) of two arrays that all terms share. */
export interface Postings {
  readonly from: number;
  readonly to: number;
  readonly documents: Int32Array;
  /** Saturated frequency of the term in each, 0 to 1. */
  readonly saturation: Float32Array;
  /**
   * Inverse document frequency as a share of its maximum, 0 to 1 (Robertson–Spärck Jones with the +1 that keeps it positive). A term
   * of a single document has 1.
   */
  readonly rarity: number;
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
  readonly #documentCount: number;
  readonly #numberOf: ReadonlyMap<L, ReadonlyMap<string, number>>;
  /** Postings of term t: positions `offsets[t]` to `offsets[t + 1]` of `documents` and `saturation`. */
  readonly #offsets: Int32Array;
  readonly #documents: Int32Array;
  /** Weighted and length-normalised frequency, already through the BM25 saturation: 0 to 1. */
  readonly #saturation: Float32Array;

  /**
   * Indexes documents, each a list of the same fields in the same order; document ids are positions. Words are numbers below
   * `wordCount`. `termOf` gives the term of a word in a language, and is called once for each; terms of several languages do not mix.
   */
  constructor(
    documents: readonly (readonly TextField<L>[])[],
    wordCount: number,
    termOf: (word: number, language: L) => string,
  ) {
    const { numberOf, ofWords, sizes } = numberTerms(documents, wordCount, termOf);
    this.#documentCount = documents.length;
    this.#numberOf = numberOf;
    this.#offsets = new Int32Array(sizes.length + 1);
    for (let term = 0; term < sizes.length; term++) this.#offsets[term + 1] = this.#offsets[term] + sizes[term];
    const total = this.#offsets[sizes.length];
    this.#documents = new Int32Array(total);
    this.#saturation = new Float32Array(total);
    this.#fill(documents, ofWords);
  }

  /** How many documents hold a term of a language. */
  documentFrequency(term: string, language: L): number {
    const number = this.#numberOf.get(language)?.get(term);
    return number === undefined ? 0 : this.#offsets[number + 1] - this.#offsets[number];
  }

  /** The documents that hold a term of a language; nothing where none does. */
  postings(term: string, language: L): Postings | undefined {
    const number = this.#numberOf.get(language)?.get(term);
    if (number === undefined) return undefined;
    const from = this.#offsets[number];
    const to = this.#offsets[number + 1];
    return { from, to, documents: this.#documents, saturation: this.#saturation, rarity: this.#rarityOf(to - from) };
  }

  #rarityOf(frequency: number): number {
    return this.#documentCount < 2 ? 1 : idf(frequency, this.#documentCount) / idf(1, this.#documentCount);
  }

  #fill(documents: readonly (readonly TextField<L>[])[], ofWords: Terms<L>['ofWords']): void {
    const averages = averageLengths(documents);
    const next = this.#offsets.slice();
    const frequencies = new Float32Array(next.length);
    const touched: number[] = [];
    for (let document = 0; document < documents.length; document++) {
      const fields = documents[document];
      for (let i = 0; i < fields.length; i++) {
        const { words, language, weight } = fields[i];
        const numbers = ofWords.get(language) as Int32Array;
        const each = weight / (1 - B + (B * words.length) / averages[i]);
        for (let w = 0; w < words.length; w++) {
          const term = numbers[words[w]];
          if (frequencies[term] === 0) touched.push(term);
          frequencies[term] += each;
        }
      }
      for (const term of touched) {
        const at = next[term]++;
        this.#documents[at] = document;
        this.#saturation[at] = frequencies[term] / (K1 + frequencies[term]);
        frequencies[term] = 0;
      }
      touched.length = 0;
    }
  }
}

function idf(frequency: number, documentCount: number): number {
  return Math.log(1 + (documentCount - frequency + 0.5) / (frequency + 0.5));
}

/** Numbers of the terms, by the term and by the words of each language. */
interface Terms<L extends string> {
  readonly numberOf: ReadonlyMap<L, ReadonlyMap<string, number>>;
  /** Number of the term by number of the word, -1 for words that the language does not have. */
  readonly ofWords: ReadonlyMap<L, Int32Array>;
  /** How many documents hold each term. */
  readonly sizes: readonly number[];
}

function numberTerms<L extends string>(
  documents: readonly (readonly TextField<L>[])[],
  wordCount: number,
  termOf: (word: number, language: L) => string,
): Terms<L> {
  const sizes: number[] = [];
  const lastSeen: number[] = [];
  const languages = [...new Set(documents[0]?.map(({ language }) => language))];
  const numberOf = new Map(languages.map((language) => [language, new Map<string, number>()]));
  const numberWord = (word: number, language: L): number => {
    const numbers = numberOf.get(language) as Map<string, number>;
    const term = termOf(word, language);
    let number = numbers.get(term);
    if (number === undefined) {
      number = sizes.push(0) - 1;
      lastSeen.push(-1);
      numbers.set(term, number);
    }
    return number;
  };
  const ofWords = new Map(languages.map((language) => [language, new Int32Array(wordCount).fill(-1)]));
  for (let document = 0; document < documents.length; document++) {
    for (const { words, language } of documents[document]) {
      const numbers = ofWords.get(language) as Int32Array;
      for (let i = 0; i < words.length; i++) {
        const word = words[i];
        if (numbers[word] < 0) numbers[word] = numberWord(word, language);
        const term = numbers[word];
        if (lastSeen[term] === document) continue;
        lastSeen[term] = document;
        sizes[term]++;
      }
    }
  }
  return { numberOf, ofWords, sizes };
}

function averageLengths(documents: readonly (readonly TextField[])[]): number[] {
  const totals: number[] = [];
  for (const fields of documents) {
    for (const [i, field] of fields.entries()) totals[i] = (totals[i] ?? 0) + field.words.length;
  }
  return totals.map((total) => Math.max(1, total / documents.length));
}
