import { WordTable } from '../words/word-table';
import { Spelling } from './spelling';

/** A name in folded words, and how welcome it is where a misspelt one is as near to another. */
export interface KnownName {
  readonly key: string;
  readonly welcome: number;
}

/** The fewest letters of a name that is known by what is written nearly so. */
const SHORTEST = 6;

/** Corrects names of several words as a whole, with no regard for where the words are parted: "eldenring", "hollow nigth". */
export class NameSpelling {
  readonly #names: () => Iterable<KnownName>;
  /** What names are found by, as soon as a text has a word that is not known. */
  #found: { readonly spelling: Spelling; readonly wordsOf: ReadonlyMap<string, readonly string[]> } | undefined;

  /** @param names the names that may be meant; asked for once, with the first text that needs them */
  constructor(names: () => Iterable<KnownName>) {
    this.#names = names;
  }

  /** The folded words of the name that some folded words, written as one, are nearest to; nothing where none is near, see {@link Spelling.correct}. */
  correct(joined: string): readonly string[] | undefined {
    if (joined.length < SHORTEST) return undefined;
    this.#found ??= this.#find();
    return this.#found.wordsOf.get(this.#found.spelling.correct(joined));
  }

  #find() {
    const table = new WordTable();
    const welcome: number[] = [];
    const wordsOf = new Map<string, readonly string[]>();
    for (const name of this.#names()) {
      const words = name.key.split(' ');
      const joined = words.join('');
      if (words.length < 2 || joined.length < SHORTEST) continue;
      const number = table.add(joined);
      if ((welcome[number] ?? 0) >= name.welcome) continue;
      welcome[number] = name.welcome;
      wordsOf.set(joined, words);
    }
    // By ear, what is written as one word would meet too much.
    return { spelling: new Spelling(table, welcome, () => false), wordsOf };
  }
}
