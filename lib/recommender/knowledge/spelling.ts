import { bitsOf } from '../collections/game-set';
import { editDistance } from '../words/edit-distance';
import { soundOf } from '../words/sound';

/** Length from which a word may be one letter off, and from which two. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 9;

/** Known words with one first letter and one length, and the {@link lettersOf} each. */
interface Alike {
  readonly words: string[];
  readonly letters: number[];
}

/** Corrects words against those that the catalogue and the lexicon know. */
export class Spelling {
  readonly #known: ReadonlyMap<string, number>;
  readonly #byShape = new Map<string, Alike>();
  readonly #bySound = new Map<string, string>();

  /**
   * `known`: folded words with how welcome each is as a correction (higher wins a tie, 0 is none); `spelledByEar`: those of them that are
   * also recognised by their sound.
   */
  constructor(known: ReadonlyMap<string, number>, spelledByEar: Iterable<string> = known.keys()) {
    this.#known = known;
    for (const [word, welcome] of known) {
      if (welcome === 0 || word.length < ONE_EDIT_FROM - 1) continue;
      const shape = shapeOf(word[0], word.length);
      let alike = this.#byShape.get(shape);
      if (!alike) {
        alike = { words: [], letters: [] };
        this.#byShape.set(shape, alike);
      }
      alike.words.push(word);
      alike.letters.push(lettersOf(word));
    }
    for (const word of spelledByEar) {
      const sound = soundOf(word);
      if (this.#welcome(word) > this.#welcome(this.#bySound.get(sound) ?? '')) this.#bySound.set(sound, word);
    }
  }

  /** Whether a folded word is known, be it welcome as a correction or not. */
  knows(word: string): boolean {
    return this.#known.has(word);
  }

  /**
   * The known word that sounds alike, else the nearest one with the same first letter, within one edit from {@link ONE_EDIT_FROM} letters and two from
   * {@link TWO_EDITS_FROM}; the word itself where it is known or nothing is near.
   */
  correct(word: string): string {
    const limit = word.length >= TWO_EDITS_FROM ? 2 : word.length >= ONE_EDIT_FROM ? 1 : 0;
    if (limit === 0 || this.#known.has(word) || /\d/.test(word)) return word;
    const alike = this.#bySound.get(soundOf(word));
    if (alike) return alike;
    const written = lettersOf(word);
    let best = word;
    let bestDistance = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      const { words, letters } = this.#byShape.get(shapeOf(word[0], length)) ?? NONE;
      // A replaced letter changes two letters of the set, an added or lost one changes one.
      const most = 2 * limit - Math.abs(length - word.length);
      for (let i = 0; i < words.length; i++) {
        if (bitsOf(letters[i] ^ written) > most) continue;
        const candidate = words[i];
        const distance = editDistance(word, candidate, Math.min(limit, bestDistance));
        if (distance > limit || distance > bestDistance) continue;
        const nearer = distance < bestDistance || sharedStart(word, candidate) > sharedStart(word, best);
        const asNear = distance === bestDistance && sharedStart(word, candidate) === sharedStart(word, best);
        if (nearer || (asNear && this.#welcome(candidate) > this.#welcome(best))) {
          best = candidate;
          bestDistance = distance;
        }
      }
    }
    return best;
  }

  #welcome(word: string): number {
    return this.#known.get(word) ?? 0;
  }
}

/** Letters that two words start with alike, up to three: slips are rarer at the start of a word. */
function sharedStart(a: string, b: string): number {
  let shared = 0;
  while (shared < 3 && shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

const NONE: Alike = { words: [], letters: [] };

/** The letters that a word has as a set of 32 bits, so that most words are told apart without comparing them letter by letter. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function shapeOf(letter: string, length: number): string {
  return `${letter}${length}`;
}
