import type { Grammar } from '../lexicon';
import type { NumberReading } from '../words/analyse';
import { fold } from '../words/fold';

/** Years of games, and of the machines that people name: 1950 to 2049. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

/** Reads numbers, years and decades, in figures and in words. Immutable. */
export class NumberWords {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #decades: ReadonlyMap<string, number>;

  constructor({ numbers, decades }: Pick<Grammar, 'numbers' | 'decades'>) {
    this.#numbers = new Map(Object.entries(numbers).map(([word, value]) => [fold(word), value]));
    this.#decades = new Map(Object.entries(decades).map(([word, value]) => [fold(word), value]));
  }

  /** The folded words that stand for a number or a decade. */
  words(): string[] {
    return [...this.#numbers.keys(), ...this.#decades.keys()];
  }

  /** `90s`, `1990s`, `noventa` are decades; 1950 to 2049 are years; a bare 50, 60, 70, 80, 90 or 2000 may be either thing. */
  readonly read = (folded: string): NumberReading | undefined => {
    const named = this.#decades.get(folded);
    const digits = /^(\d{1,4})(s?)$/.exec(folded);
    if (!digits) {
      const number = this.#numbers.get(folded);
      return number === undefined && named === undefined
        ? undefined
        : { number, decade: named, era: number === undefined ? named : undefined };
    }
    const value = Number(digits[1]);
    const plural = digits[2] === 's';
    const decade = named ?? decadeOf(value, digits[1].length, plural);
    return {
      number: plural ? undefined : value,
      year: !plural && isYear(value) ? value : undefined,
      decade,
      era: plural ? decade : undefined,
    };
  };
}

function isYear(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** The first year of the decade that some figures name: `90s` → 1990, `2010s` → 2010, `10s` → 2010; but neither `10` nor `40s`. */
function decadeOf(value: number, length: number, plural: boolean): number | undefined {
  if (value % 10 !== 0) return undefined;
  if (length === 4) return isYear(value) ? value : undefined;
  if (length !== 2 || (value < 50 && !plural)) return undefined;
  return value >= 50 ? 1900 + value : value <= 20 ? 2000 + value : undefined;
}
