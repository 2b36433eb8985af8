import type { Language } from '../game';
import type { Grammar } from '../lexicon';
import { stem } from '../words/analyse';
import { fold } from '../words/fold';

/** "Monito", "carrito", "viejecillo": what makes a word small, as stems end. */
const DIMINUTIVE = /(?:ec|c)?(?:it|ill)$/;
const NONE: readonly never[] = [];

/** Letters that a stem keeps at least. */
const LEAST = 3;
/** From how many games' texts on a word is one of its own, however small it looks: "espíritu", "favorito", "ladrillo". */
const OF_ITS_OWN = 25;

/**
 * Stems that mean the same as a word, for looking it up in the games' texts: what other regions say ("noticiero", "telediario") and
 * what a diminutive is of ("carritos" → "carro" → "coche").
 */
export class SameWords {
  readonly #groups: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>;
  readonly #frequencyOf: (stemmed: string) => number;

  /** `frequencyOf`: in how many games' Spanish texts a stem stands. */
  constructor(words: Grammar['sameWords'], frequencyOf: (stemmed: string) => number, stemOf = stem) {
    this.#frequencyOf = frequencyOf;
    const groups = (language: Language) => {
      const others = new Map<string, string[]>();
      for (const group of words[language]) {
        const stems = [...new Set(group.map((word) => stemOf(fold(word), language)))];
        for (const each of stems) {
          const known = others.get(each) ?? [];
          others.set(each, [...known, ...stems.filter((other) => other !== each && !known.includes(other))]);
        }
      }
      return others;
    };
    this.#groups = { es: groups('es'), en: groups('en') };
  }

  /** The other stems of the same meaning: a word has those of each group that it is in. */
  of(stemmed: string, language: Language): readonly string[] {
    const own = this.#groups[language].get(stemmed);
    if (own) return own;
    if (language === 'en' || !DIMINUTIVE.test(stemmed) || this.#frequencyOf(stemmed) >= OF_ITS_OWN) return NONE;
    const base = stemmed.replace(DIMINUTIVE, '').replace(/gu$/, 'g').replace(/qu$/, 'c');
    if (base.length < LEAST || base === stemmed || this.#frequencyOf(base) <= this.#frequencyOf(stemmed)) return NONE;
    return [base, ...(this.#groups.es.get(base) ?? [])];
  }
}
