import type { Language } from '../game';
import { MAX_WORD, stem, words } from './analyse';
import { fold } from './fold';

/** What a character is instead of a letter of a word: nothing (an apostrophe), what parts words, or too rare to be told alone. */
const NOTHING = 0;
const BETWEEN = 1;
const RARE = 2;

const SPACE = 0x20;

/** Codes of the characters that fold by themselves: Latin letters with their accents, and punctuation. Greek, for one, does not. */
const ALONE = [
  [0, 0x24f],
  [0x2000, 0x206f],
] as const;

/** The code of each character when folded, or one of the above. */
const FOLDED = new Uint16Array(0x2070).fill(RARE);
for (const [first, last] of ALONE) {
  for (let code = first; code <= last; code++) {
    const character = String.fromCharCode(code);
    const folded = fold(character);
    const isLetter = /[\p{L}\p{N}]/u.test(folded);
    // "£" is a word of its own.
    if (!isLetter && words(character).length > 0) continue;
    if (!isLetter) FOLDED[code] = folded === '' ? NOTHING : BETWEEN;
    else if (folded.length === 1) FOLDED[code] = folded.charCodeAt(0);
  }
}

/** Start and factor of the hash (FNV-1a; Fowler, Noll, Vo). */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/** Looked up once: where tests run, each look at a global object costs hundreds of steps, and this one is taken for every letter. */
const { imul } = Math;

/**
 * The distinct words of a catalogue and a lexicon: each is folded, numbered and stemmed once, so that all else can be kept in
 * arrays by number. A text is read letter by letter into a hash table with open addressing; to cut it into strings first, and
 * have a `Map` compare them, takes several times as long.
 */
export class WordTable {
  readonly #words: string[] = [];
  /** Stems by number of the word, as far as they were asked for. */
  readonly #stems: Readonly<Record<Language, (string | undefined)[]>> = { es: [], en: [] };
  /** Numbers of words by hash, -1 where free; the size is a power of two. */
  #slots = new Int32Array(1 << 12).fill(-1);
  /** Letters of the word that is being read. */
  readonly #letters = new Uint16Array(MAX_WORD);
  /** Numbers of the words of the text that is being read, and of longer ones before: a list that grows is copied again and again. */
  readonly #read: number[] = [];

  /** How many words there are. */
  get size(): number {
    return this.#words.length;
  }

  /** The folded word with this number. */
  word(number: number): string {
    return this.#words[number];
  }

  /** The number of a folded word, or -1. */
  numberOf(word: string): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(word) & mask;
    while (this.#slots[slot] >= 0 && this.#words[this.#slots[slot]] !== word) slot = (slot + 1) & mask;
    return this.#slots[slot];
  }

  /** The number of a folded word, which is added if it is new. */
  add(word: string): number {
    const number = this.numberOf(word);
    return number >= 0 ? number : this.#put(word, hashOf(word));
  }

  /** The numbers of the {@link words} of a text, in order; new ones are added. */
  addText(text: string): number[] {
    const letters = this.#letters;
    const read = this.#read;
    let count = 0;
    const end = text.length;
    let length = 0;
    let hash = BASIS;
    // Whether the letters stand in the text as they are.
    let isFolded = true;
    for (let at = 0; at <= end; at++) {
      const written = at < end ? text.charCodeAt(at) : SPACE;
      const code = FOLDED[written] ?? RARE;
      if (code > RARE) {
        isFolded &&= code === written && length < MAX_WORD;
        if (length === MAX_WORD) continue;
        letters[length++] = code;
        hash = imul(hash ^ code, PRIME);
      } else if (code === RARE) {
        return words(text).map((word) => this.add(word));
      } else if (code === BETWEEN && length > 0) {
        const held = this.#numberOfLetters(length, hash);
        read[count++] =
          held >= 0 ? held : this.#put(isFolded ? text.slice(at - length, at) : this.#spell(length), hash);
        length = 0;
        hash = BASIS;
        isFolded = true;
      } else if (code === NOTHING) {
        isFolded = false;
      }
    }
    return read.slice(0, count);
  }

  /** The {@link stem} of a word, remembered. */
  stem(number: number, language: Language): string {
    const known = this.#stems[language];
    known[number] ??= stem(this.#words[number], language);
    return known[number];
  }

  /** The {@link stem} of any folded word, remembered for those of the table; what a visitor writes is not. */
  readonly stemOf = (word: string, language: Language): string => {
    const number = this.numberOf(word);
    return number < 0 ? stem(word, language) : this.stem(number, language);
  };

  /** What a function gives for a folded word and its number (-1 if it has none), kept for those of the table; what a visitor writes is not. Whoever has the number gives it. */
  remembered<T>(of: (word: string, number: number) => T): (word: string, number?: number) => T {
    const kept: (T | undefined)[] = [];
    return (word, number = this.numberOf(word)) => {
      if (number < 0) return of(word, number);
      // Without a gap: an array with wide ones is kept as a hash table.
      while (kept.length <= number) kept.push(undefined);
      kept[number] ??= of(word, number);
      return kept[number];
    };
  }

  /** The number of the word that is being read, or -1. */
  #numberOfLetters(length: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] >= 0 && !this.#isSpelled(this.#words[this.#slots[slot]], length)) slot = (slot + 1) & mask;
    return this.#slots[slot];
  }

  #spell(length: number): string {
    return String.fromCharCode.apply(null, this.#letters.subarray(0, length) as unknown as number[]);
  }

  #isSpelled(word: string, length: number): boolean {
    const letters = this.#letters;
    if (word.length !== length) return false;
    for (let i = 0; i < length; i++) if (word.charCodeAt(i) !== letters[i]) return false;
    return true;
  }

  #put(word: string, hash: number): number {
    const number = this.#words.push(word) - 1;
    this.#stems.es.push(undefined);
    this.#stems.en.push(undefined);
    this.#place(number, hash);
    if (2 * this.#words.length > this.#slots.length) {
      this.#slots = new Int32Array(4 * this.#slots.length).fill(-1);
      for (let other = 0; other <= number; other++) this.#place(other, hashOf(this.#words[other]));
    }
    return number;
  }

  #place(number: number, hash: number): void {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    while (this.#slots[slot] >= 0) slot = (slot + 1) & mask;
    this.#slots[slot] = number;
  }
}

function hashOf(word: string): number {
  let hash = BASIS;
  for (let i = 0; i < word.length; i++) hash = imul(hash ^ word.charCodeAt(i), PRIME);
  return hash;
}
