import { editDistance } from './edit-distance';
import { soundOf } from './sound';

/** Length from which a word may be one letter off, and from which two. */
const ONE_EDIT_FROM = 5;
const TWO_EDITS_FROM = 8;

/** Corrects words against those that the catalogue and the lexicon know. */
export class Spelling {
  readonly #known: ReadonlyMap<string, number>;
  readonly #byShape = new Map<string, string[]>();
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
      const list = this.#byShape.get(shape);
      if (list) list.push(word);
      else this.#byShape.set(shape, [word]);
    }
    for (const word of spelledByEar) {
      const sound = soundOf(word);
      if (this.#welcome(word) > this.#welcome(this.#bySound.get(sound) ?? '')) this.#bySound.set(sound, word);
    }
  }

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
    let best = word;
    let bestDistance = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      for (const candidate of this.#byShape.get(shapeOf(word[0], length)) ?? []) {
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

function shapeOf(letter: string, length: number): string {
  return `${letter}${length}`;
}
