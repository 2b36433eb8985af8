import type { Token } from './analyse';
import { firstWord, words } from './analyse';
import { hasSlot } from './slots';

/** A phrase found in a text: tokens `start` to `end` (exclusive), what it stands for, and the numbers in it. */
export interface PhraseMatch<T> {
  readonly start: number;
  readonly end: number;
  /** Words of the phrase, without those skipped between them. */
  readonly size: number;
  readonly values: readonly T[];
  /** Letters by which the ending of a single word differs from the phrase; 0 for phrases of several words. */
  readonly difference: number;
  readonly numbers: readonly number[];
}

/** A place in a phrase. There are tens of thousands, most of them at the end of a phrase or in its midst: what they lack is shared. */
class Node<T> {
  children: Map<string, Node<T>> | undefined = undefined;
  /** A number may come next, so that it is worth reading the word as one. */
  takesNumber = false;
  /** A comma, a point or a colon may stand before its word: "Papers, Please". */
  mayFollowBreak = false;
  /** What the phrases that end here stand for, and as which words each was added. */
  entries: readonly Entry<T>[] = NONE;
  /** Phrases that start with its word, as long as no text had it: most never get nodes, and stemming them all takes long. */
  unopened: Unopened<T> | undefined = undefined;
}

interface Entry<T> {
  readonly value: T;
  readonly words: string;
}

/** Phrases that were added and whose words have no nodes yet. An object for each would take most of the time that adding takes. */
class Unopened<T> {
  readonly phrases: string[] = [];
  readonly values: T[] = [];
  /** Of those phrases that have some, by place. */
  readonly breaks: (Breaks | undefined)[] = [];

  add(phrase: string, value: T, breaks: Breaks | undefined): void {
    if (breaks) this.breaks[this.phrases.length] = breaks;
    this.phrases.push(phrase);
    this.values.push(value);
  }
}

/** Gives the positions of the words of a phrase that punctuation may stand before. */
type Breaks = () => ReadonlySet<number>;

const NONE: readonly never[] = [];

/** How many skippable words in a row may interrupt a phrase. */
const MAX_SKIPS = 2;

/** Initials stand together: "d los d" is no "D&D". */
const INITIAL = /^[b-df-hj-np-tv-xz]$/;

/** "Around '98". */
const APOSTROPHE = /^['’](?=#)/;

const OPENS_WITH_NUMBER = /^['’]?#/;

const PLACEHOLDERS = [
  ['#year', 'year'],
  ['#decade', 'decade'],
  ['#era', 'era'],
  ['#', 'number'],
] as const;

/** Where the tries that look at the same words keep what a known word opens, see {@link Token.opened}. */
export const PLACES = { machines: 0, spanish: 1, english: 2, roles: 3, titles: 4, makers: 5 } as const;

/** How a trie compares words, and what it lets a phrase mean. */
export interface PhraseTrieOptions<T> {
  /** Where it keeps what a known word opens; without a place it looks each time. */
  readonly place?: (typeof PLACES)[keyof typeof PLACES];
  /** Key of a folded word of a phrase, and of a word of the text; words of equal keys match. By default each word is its own key. */
  readonly keyOfWord?: (folded: string) => string;
  readonly keyOfToken?: (token: Token) => string;
  /** Whether the key of a token depends on how it is written, and not on the folded word alone. */
  readonly isKeyedAsWritten?: (token: Token) => boolean;
  /** Gives a phrase that has slots behind its first word with all that they may hold. */
  readonly fill?: (phrase: string) => readonly string[];
  /** Folded words that may stand between the words of a phrase. */
  readonly skippable?: ReadonlySet<string>;
  /** Whether a phrase can mean a value with the numbers in it; where it cannot, a shorter phrase may. */
  readonly holds?: (value: T, numbers: readonly number[]) => boolean;
}

/**
 * Finds the longest phrase at a place in a text. One trie compares stems and another whole words; `#`, `#year`, `#decade` and
 * `#era` in a phrase match numbers. Where several phrases share their keys, those with the nearest endings win: "piratas" is not
 * "piratear".
 */
export class PhraseTrie<T> {
  readonly #root = new Node<T>();
  /** Phrases by the {@link beginningOf} them, as long as no text had a word with it: to stem the first words of all takes long. */
  readonly #unopened: (Unopened<T> | undefined)[] = new Array(BEGINNINGS).fill(undefined);
  /** Phrases that open with a number, as long as no text had one. */
  #unopenedNumbers: Unopened<T> | undefined;
  readonly #place: PhraseTrieOptions<T>['place'];
  readonly #keyOfWord: (folded: string) => string;
  readonly #keyOfToken: (token: Token) => string;
  readonly #isKeyedAsWritten: PhraseTrieOptions<T>['isKeyedAsWritten'];
  readonly #fill: (phrase: string) => readonly string[];
  readonly #skippable: ReadonlySet<string>;
  readonly #holds: PhraseTrieOptions<T>['holds'];

  constructor({
    place,
    keyOfWord = (folded) => folded,
    keyOfToken = ({ folded }) => folded,
    isKeyedAsWritten,
    fill = (phrase) => [phrase],
    skippable = new Set(),
    holds,
  }: PhraseTrieOptions<T> = {}) {
    this.#place = place;
    this.#keyOfWord = keyOfWord;
    this.#keyOfToken = keyOfToken;
    this.#isKeyedAsWritten = isKeyedAsWritten;
    this.#fill = fill;
    this.#skippable = skippable;
    this.#holds = holds;
  }

  /**
   * Adds a phrase; several values may share one. A phrase without any word is left out. Punctuation ends every phrase, but
   * may stand where the phrase has a comma, and before the words at the positions that `breaks` gives. All phrases are added before
   * the first text is looked at.
   */
  add(phrase: string, value: T, breaks?: Breaks): void {
    const isPlain = isPlainAt(phrase, 0) && isPlainAt(phrase, 1);
    if (!isPlain && OPENS_WITH_NUMBER.test(phrase)) {
      this.#unopenedNumbers ??= new Unopened();
      this.#unopenedNumbers.add(phrase, value, breaks);
      return;
    }
    const word = isPlain ? phrase : firstWord(phrase);
    if (word === undefined) return;
    const beginning = beginningOf(word);
    this.#unopened[beginning] ??= new Unopened();
    this.#unopened[beginning].add(phrase, value, breaks);
  }

  /** The node of the phrases that open with a token, or null. */
  #openedBy(token: Token): Node<T> | null {
    const { folded, opened } = token;
    const place = this.#place;
    if (place === undefined || !opened || this.#isKeyedAsWritten?.(token))
      return this.#nodeOf(folded, this.#keyOfToken(token)) ?? null;
    // With the word, and not in a table of the trie, so that what all tries keep of it comes into the processor's cache at once.
    if (opened[place] === undefined) opened[place] = this.#nodeOf(folded, this.#keyOfToken(token)) ?? null;
    return opened[place] as Node<T> | null;
  }

  /** The node of the phrases that open with a word, by its key; those whose words have no nodes yet are given them. */
  #nodeOf(folded: string, key: string): Node<T> | undefined {
    const beginning = beginningOf(folded);
    const unopened = this.#unopened[beginning];
    if (unopened) {
      this.#unopened[beginning] = undefined;
      const { phrases, values, breaks } = unopened;
      for (let i = 0; i < phrases.length; i++) {
        const node = childOf(this.#root, this.#keyOfWord(firstWord(phrases[i]) as string));
        node.unopened ??= new Unopened();
        node.unopened.add(phrases[i], values[i], breaks[i]);
      }
    }
    const node = this.#root.children?.get(key);
    if (node?.unopened) {
      const { unopened } = node;
      node.unopened = undefined;
      this.#open(unopened);
    }
    return node;
  }

  /** Gives nodes to the words of phrases. */
  #open({ phrases, values, breaks }: Unopened<T>): void {
    for (const [i, phrase] of phrases.entries()) {
      const filled = hasSlot(phrase) ? this.#fill(phrase) : [phrase];
      for (const each of filled) this.#insert(each, values[i], breaks[i]);
    }
  }

  #insert(phrase: string, value: T, breaks: Breaks | undefined): void {
    let node = this.#root;
    const mayBreak = breaks?.();
    const parts: string[] = [];
    for (const stretch of phrase.split(',')) {
      const afterComma = parts.length > 0;
      for (const [i, part] of partsOf(stretch).entries()) {
        const isNumber = part.startsWith('#');
        if (isNumber) node.takesNumber = true;
        node = childOf(node, isNumber ? part : this.#keyOfWord(part));
        if ((afterComma && i === 0) || mayBreak?.has(parts.length)) node.mayFollowBreak = true;
        parts.push(part);
      }
    }
    if (node === this.#root) return;
    const written = parts.join(' ');
    // Slots may give one phrase twice.
    if (node.entries.some((entry) => entry.value === value && entry.words === written)) return;
    node.entries = [...node.entries, { value, words: written }];
  }

  /** Whether any phrase opens with a number. */
  #takesNumber(): boolean {
    const unopened = this.#unopenedNumbers;
    this.#unopenedNumbers = undefined;
    if (unopened) this.#open(unopened);
    return this.#root.takesNumber;
  }

  /** The longest phrase that starts at `start`, or nothing. */
  longestAt(tokens: readonly Token[], start: number): PhraseMatch<T> | undefined {
    if (start >= tokens.length) return undefined;
    const root = this.#root;
    const first = this.#openedBy(tokens[start]);
    const opensWithNumber = tokens[start].numeric !== undefined && this.#takesNumber();
    // Most words open no phrase.
    if (!first && !opensWithNumber) return undefined;
    const search: Search<T> = { tokens, start, best: undefined };
    if (first) this.#walk(search, first, start + 1, 1, 0, NONE);
    if (opensWithNumber) this.#walkNumber(search, root, start, 0, NONE);
    return search.best;
  }

  /** Goes on from a node, which token `at` comes after, to all phrases that the text holds from there on. */
  #walk(search: Search<T>, node: Node<T>, at: number, size: number, skips: number, numbers: readonly number[]): void {
    if (node.entries.length > 0 && skips === 0 && at > (search.best?.end ?? 0)) {
      search.best = this.#matchAt(search, node, at, size, numbers) ?? search.best;
    }
    const token = search.tokens[at];
    if (!token || !node.children) return;
    const broken = token.breakBefore !== 'none';
    const child = node.children.get(this.#keyOfToken(token));
    if (child && (!broken || child.mayFollowBreak)) this.#walk(search, child, at + 1, size + 1, 0, numbers);
    if (node.takesNumber) this.#walkNumber(search, node, at, size, numbers);
    if (broken || skips === MAX_SKIPS || !this.#skippable.has(token.folded)) return;
    if (!INITIAL.test(search.tokens[at - 1].folded)) this.#walk(search, node, at + 1, size, skips + 1, numbers);
  }

  #walkNumber(search: Search<T>, node: Node<T>, at: number, size: number, numbers: readonly number[]): void {
    const token = search.tokens[at];
    const { numeric } = token;
    if (!numeric) return;
    const broken = at > search.start && token.breakBefore !== 'none';
    for (const [placeholder, sort] of PLACEHOLDERS) {
      const next = node.children?.get(placeholder);
      const value = numeric[sort];
      if (!next || value === undefined || (broken && !next.mayFollowBreak)) continue;
      this.#walk(search, next, at + 1, size + 1, 0, [...numbers, value]);
    }
  }

  /** What the phrases mean that end at a node, before token `end`, if they can mean anything. */
  #matchAt(
    { tokens, start }: Search<T>,
    node: Node<T>,
    end: number,
    size: number,
    numbers: readonly number[],
  ): PhraseMatch<T> | undefined {
    const alone = end === start + 1;
    const found = alone
      ? nearest(node, tokens[start])
      : { values: nearestOf(node, tokens[start], tokens[end - 1]), difference: 0 };
    if (!found) return undefined;
    const { difference } = found;
    const holds = this.#holds;
    const values = holds ? found.values.filter((value) => holds(value, numbers)) : found.values;
    return values.length > 0 ? { start, end, size, numbers, values, difference } : undefined;
  }
}

/** One look for the longest phrase at a place of a text, and what it has found so far. */
interface Search<T> {
  readonly tokens: readonly Token[];
  readonly start: number;
  best: PhraseMatch<T> | undefined;
}

/** Whether a phrase has a letter there that needs no folding, as most begin with: a pattern takes three times as long to tell. */
function isPlainAt(phrase: string, at: number): boolean {
  const code = phrase.charCodeAt(at);
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** Five bits for each of two letters; beginnings that share a number are opened together. */
const BEGINNINGS = 1 << 10;

/** The first two letters of a folded word as a number. A stem begins as its word does, so that words of one key have one beginning. */
function beginningOf(folded: string): number {
  return ((folded.charCodeAt(0) & 31) << 5) | (folded.charCodeAt(1) & 31);
}

/** The words and placeholders of a phrase, or of a stretch of one. */
function partsOf(stretch: string): string[] {
  if (!stretch.includes('#')) return words(stretch);
  return stretch
    .split(/\s+/)
    .map((part) => part.replace(APOSTROPHE, ''))
    .flatMap((part) => (part.startsWith('#') ? [part] : words(part)));
}

function childOf<T>(node: Node<T>, key: string): Node<T> {
  node.children ??= new Map();
  let child = node.children.get(key);
  if (!child) {
    child = new Node();
    node.children.set(key, child);
  }
  return child;
}

/** Endings that differ by more letters than this belong to other words: "mares" is neither "marido" nor "marear". */
const MAX_ENDING = 4;
/** …and of a word with a capital letter in mid-sentence: "Madrid" is not "madre". */
const MAX_ENDING_OF_NAME = 2;

/** What the phrases of several words stand for whose first and last word are nearest to what is written, each once. */
function nearestOf<T>({ entries }: Node<T>, first: Token, last: Token): readonly T[] {
  if (entries.length === 1) return [entries[0].value];
  const differences = entries.map(
    ({ words: phrase }) =>
      endingDifference(phrase.slice(0, phrase.indexOf(' ')), first.folded) +
      endingDifference(phrase.slice(phrase.lastIndexOf(' ') + 1), last.folded),
  );
  const least = Math.min(...differences);
  return [...new Set(entries.flatMap(({ value }, i) => (differences[i] === least ? [value] : [])))];
}

/** The values of the phrases of one word whose endings are nearest to what is written, if any is near enough. */
function nearest<T>(
  { entries }: Node<T>,
  { folded, capital }: Token,
): Pick<PhraseMatch<T>, 'values' | 'difference'> | undefined {
  let difference = capital ? MAX_ENDING_OF_NAME : MAX_ENDING;
  let values: T[] = [];
  for (const { words: phrase, value } of entries) {
    const own = endingDifference(phrase, folded);
    if (own > difference) continue;
    if (own < difference) values = [];
    difference = own;
    if (!values.includes(value)) values.push(value);
  }
  return values.length > 0 ? { values, difference } : undefined;
}

/** Letters of both words after their common beginning; 0 for numbers, and too many where that is longer than the beginning. */
function endingDifference(phrase: string, written: string): number {
  if (phrase.startsWith('#')) return 0;
  let common = 0;
  while (common < phrase.length && phrase[common] === written[common]) common++;
  const difference = phrase.length + written.length - 2 * common;
  return difference > common ? Number.POSITIVE_INFINITY : difference;
}
