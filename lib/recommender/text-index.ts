/** One searchable field of a document: its terms, with what a hit in it weighs. */
export interface TextField {
  readonly terms: readonly string[];
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
export class TextIndex {
  readonly #numberOf: ReadonlyMap<string, number>;
  readonly #postings: readonly Postings[];
  readonly documentCount: number;

  /** Indexes documents, each a list of the same fields in the same order; document ids are positions. */
  constructor(documents: readonly (readonly TextField[])[]) {
    this.documentCount = documents.length;
    const { numberOf, sizes } = numberTerms(documents);
    this.#numberOf = numberOf;
    this.#postings = fillPostings(documents, numberOf, sizes);
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

/** Gives every term a number and counts the documents that hold it. */
function numberTerms(documents: readonly (readonly TextField[])[]): { numberOf: Map<string, number>; sizes: number[] } {
  const numberOf = new Map<string, number>();
  const sizes: number[] = [];
  const lastSeen: number[] = [];
  for (const [document, fields] of documents.entries()) {
    for (const { terms } of fields) {
      for (const term of terms) {
        let number = numberOf.get(term);
        if (number === undefined) {
          number = sizes.push(0) - 1;
          numberOf.set(term, number);
          lastSeen.push(-1);
        }
        if (lastSeen[number] === document) continue;
        lastSeen[number] = document;
        sizes[number]++;
      }
    }
  }
  return { numberOf, sizes };
}

function fillPostings(
  documents: readonly (readonly TextField[])[],
  numberOf: ReadonlyMap<string, number>,
  sizes: readonly number[],
): Postings[] {
  const averages = averageLengths(documents);
  const postings = sizes.map((size) => ({ documents: new Int32Array(size), saturation: new Float32Array(size) }));
  const filled = new Int32Array(sizes.length);
  const frequencies = new Float32Array(sizes.length);
  for (const [document, fields] of documents.entries()) {
    const touched: number[] = [];
    for (const [i, { terms, weight }] of fields.entries()) {
      const each = weight / (1 - B + (B * terms.length) / averages[i]);
      for (const term of terms) {
        const number = numberOf.get(term) as number;
        if (frequencies[number] === 0) touched.push(number);
        frequencies[number] += each;
      }
    }
    for (const number of touched) {
      const at = filled[number]++;
      postings[number].documents[at] = document;
      postings[number].saturation[at] = frequencies[number] / (K1 + frequencies[number]);
      frequencies[number] = 0;
    }
  }
  return postings;
}

function averageLengths(documents: readonly (readonly TextField[])[]): number[] {
  const totals: number[] = [];
  for (const fields of documents) {
    for (const [i, field] of fields.entries()) totals[i] = (totals[i] ?? 0) + field.terms.length;
  }
  return totals.map((total) => Math.max(1, total / documents.length));
}
