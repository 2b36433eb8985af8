import { bitsOf } from '../collections/game-set';
import { push } from '../collections/push';
import { MAX_WORD } from '../words/analyse';
import { editDistance } from '../words/edit-distance';
import { soundOf } from '../words/sound';
import type { WordTable } from '../words/word-table';

/** Length from which a word may be one letter off, and from which two. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;

/** Corrects words against those that the catalogue and the lexicon know. */
export class Spelling {
  readonly #table: WordTable;
  readonly #welcome: ArrayLike<number>;
  readonly #isSpelledByEar: (word: number) => boolean;
  /** What words are found by, as soon as a text has one that is not known. */
  #found: Found | undefined;

  /**
   * Knows the words of the table as it is. `welcome`: how welcome each is as a correction, by number (higher wins a tie, 0 is none);
   * `isSpelledByEar`: whether a word is also recognised by its sound.
   */
  constructor(table: WordTable, welcome: ArrayLike<number>, isSpelledByEar: (word: number) => boolean = () => true) {
    this.#table = table;
    this.#welcome = welcome;
    this.#isSpelledByEar = isSpelledByEar;
  }

  /** Whether a folded word is known, be it welcome as a correction or not. */
  knows(word: string): boolean {
    return this.#table.numberOf(word) >= 0;
  }

  /**
   * The known word that sounds alike, else the nearest one with the same first letter, within one edit from {@link ONE_EDIT_FROM} letters and two from
   * {@link TWO_EDITS_FROM}; the word itself where it is known or nothing is near.
   */
  correct(word: string): string {
    const limit = word.length >= TWO_EDITS_FROM ? 2 : word.length >= ONE_EDIT_FROM ? 1 : 0;
    if (limit === 0 || this.knows(word) || /\d/.test(word)) return word;
    this.#found ??= this.#find();
    const { bySound, byShape, letters } = this.#found;
    const sounding = bySound.get(soundOf(word));
    if (sounding !== undefined) return this.#table.word(sounding);
    const written = lettersOf(word);
    let best = word;
    let bestWelcome = 0;
    let bestDistance = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const alike = byShape.get(shapeOf(word, length)) ?? NONE;
      // A replaced letter changes two letters of the set, an added or lost one changes one.
      const most = 2 * limit - Math.abs(length - word.length);
      for (let i = 0; i < alike.length; i++) {
        if (bitsOf(letters[alike[i]] ^ written) > most) continue;
        const candidate = this.#table.word(alike[i]);
        const distance = editDistance(word, candidate, Math.min(limit, bestDistance));
        if (distance > limit || distance > bestDistance) continue;
        const welcome = this.#welcome[alike[i]];
        const nearer = distance < bestDistance || sharedStart(word, candidate) > sharedStart(word, best);
        const asNear = distance === bestDistance && sharedStart(word, candidate) === sharedStart(word, best);
        if (nearer || (asNear && welcome > bestWelcome)) {
          best = candidate;
          bestWelcome = welcome;
          bestDistance = distance;
        }
      }
    }
    return best;
  }

  #find(): Found {
    const welcome = this.#welcome;
    const bySound = new Map<string, number>();
    const byShape = new Map<number, number[]>();
    const letters = new Int32Array(welcome.length);
    for (let number = 0; number < welcome.length; number++) {
      if (welcome[number] === 0) continue;
      const word = this.#table.word(number);
      if (this.#isSpelledByEar(number)) {
        const sound = soundOf(word);
        const held = bySound.get(sound);
        if (held === undefined || welcome[number] > welcome[held]) bySound.set(sound, number);
      }
      if (word.length < ONE_EDIT_FROM - 1) continue;
      letters[number] = lettersOf(word);
      push(byShape, shapeOf(word, word.length), number);
    }
    return { bySound, byShape, letters };
  }
}

/** The words that are welcome as corrections, by number. */
interface Found {
  /** The most welcome one of each sound. */
  readonly bySound: ReadonlyMap<string, number>;
  /** Those of each {@link shapeOf} a word, and the {@link lettersOf} each of them. */
  readonly byShape: ReadonlyMap<number, readonly number[]>;
  readonly letters: Int32Array;
}

/** Letters that two words start with alike, up to three: slips are rarer at the start of a word. */
function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < 3 && shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

const NONE: readonly never[] = [];

/** The letters that a word has as a set of 32 bits, so that most words are told apart without comparing them letter by letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** The first letter of a word and a length as one number. */
function shapeOf(word: string, length: number): number {
  return word.charCodeAt(0) * (MAX_WORD + TWO_EDITS_FROM) + length;
}
