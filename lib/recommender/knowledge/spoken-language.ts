import type { Language } from '../game';
import type { Token } from '../words/analyse';
import type { WordTable } from '../words/word-table';
import type { TextField } from './text-index';

/** The most that one word says for a language: a text is told by several. */
const MOST = 4;

/** What all words together must say: one that only one language has, such as "para" or "the". */
const ENOUGH = 3;

/** The least that a word says for the other language to be foreign to one. */
const FOREIGN = Math.LN2;

/**
 * Tells which language a text is written in by how often its words stand in the catalogue's texts of either one: the sum of
 * the logarithms of those ratios (naive Bayes with add-one smoothing, each word limited).
 */
export class SpokenLanguage {
  /** Above 0 for Spanish, below for English, by number of the word. */
  readonly #leaning: Float32Array;

  constructor(texts: readonly (readonly TextField<Language>[])[], table: WordTable) {
    const counts = { es: new Int32Array(table.size), en: new Int32Array(table.size) };
    for (const fields of texts) {
      for (const { words, language } of fields) {
        const count = counts[language];
        for (let i = 0; i < words.length; i++) count[words[i]]++;
      }
    }
    this.#leaning = Float32Array.from(counts.es, (spanish, word) => {
      const ratio = Math.log((spanish + 1) / (counts.en[word] + 1));
      return Math.max(-MOST, Math.min(MOST, ratio));
    });
  }

  /** Whether a word, by its number, is one of the other language: it stands there twice as often at least. */
  isForeign(word: number, language: Language): boolean {
    return (language === 'es' ? -this.#leaning[word] : this.#leaning[word]) >= FOREIGN;
  }

  /** The language of a text; undefined where it has too few known words, or mixes both. */
  of(tokens: readonly Pick<Token, 'number'>[]): Language | undefined {
    let sum = 0;
    for (const { number } of tokens) sum += this.#leaning[number] ?? 0;
    return sum >= ENOUGH ? 'es' : sum <= -ENOUGH ? 'en' : undefined;
  }
}
