import type { Grammar } from '../lexicon';
import type { stem, Token } from '../words/analyse';
import { fold } from '../words/fold';

/**
 * What a word is where somebody says how something makes them feel:
 * - `pronoun`: who feels it, before the verb ("me", "le"); `clitic`: the same, where the word may also be an article ("la");
 *   `person`: the same, behind the verb ("her", "my")
 * - `stings`: a verb that hurts by itself ("agobiar", "bore"); `stirs`: one that brings on a feeling ("drive", "give")
 * - `distress`: the feeling, or where it drives one ("rabia", "quicio", "angry", "wall")
 * - `slight`: a word with which a "no" makes light of something ("no me preocupa", "isn't important to me")
 * - `done`: a word with which a "no" says that something has not been done yet ("haven't tried")
 * - `hence`: what follows it is a consequence ("so"); `self`: somebody spoken of, wherever in the clause ("I", "us"); `within`:
 *   it joins a thing to what has it ("in")
 * - `copula`: it says how a game is ("was", "se hizo"); `fault`: what is wrong with it ("dull", "tostón")
 * - `meant`: before a verb, what it says is looked for ("I want horror to scare me"); `reflexive`:
 *   it may stand between a "no" and who feels it ("no se me dan mal")
 */
export type FeelingWord = keyof Grammar['feelings'];

/** Small words are compared whole: the stem of "mine" is that of "mines". */
const WHOLE: readonly FeelingWord[] = [
  'pronoun',
  'clitic',
  'person',
  'hence',
  'self',
  'within',
  'copula',
  'meant',
  'reflexive',
];

/** The words of feeling, in whatever form. Immutable once built. */
export class Feelings {
  readonly #stems = new Map<FeelingWord, ReadonlySet<string>>();

  constructor({ feelings }: Grammar, stemOf: typeof stem) {
    for (const [sort, phrases] of Object.entries(feelings) as [FeelingWord, readonly string[]][]) {
      const words = phrases.map(fold);
      const stems = WHOLE.includes(sort) ? words : words.flatMap((word) => [stemOf(word, 'es'), stemOf(word, 'en')]);
      this.#stems.set(sort, new Set(stems));
    }
  }

  /** Whether a word is of a sort. */
  is({ folded, stem }: Token, sort: FeelingWord): boolean {
    const stems = this.#stems.get(sort);
    if (!stems) return false;
    return WHOLE.includes(sort) ? stems.has(folded) : stems.has(stem.es) || stems.has(stem.en);
  }
}
