import { push } from '../collections/push';
import type { Language } from '../game';
import type { Concept, ConceptKind, FactPhrase, Grammar, Lexicon, Platform } from '../lexicon';
import { namesOwner, stem, type Token, type WordForms, words } from '../words/analyse';
import { degreeForms } from '../words/degree-forms';
import { fold } from '../words/fold';
import { type PhraseMatch, PhraseTrie, PLACES } from '../words/phrase-trie';
import { fillSlots, type Slots } from '../words/slots';
import { NumberWords } from './number-words';
import { type Role, rolesOf } from './roles';
import { formClassesOf, type WordClass, type WrittenClass, writtenClassesOf } from './word-classes';

/** What a phrase of the lexicon stands for; concepts and platforms by position. */
export type Meaning = (
  | /**
   * `of`: it says something of who plays ("colour-blind"), or of how a game is sold ("ads"), not of what the game has; or it is
   * a `sort` of game.
   */
  { readonly kind: 'concept'; readonly concept: number; readonly of?: 'player' | 'sale' | 'sort' }
  | { readonly kind: 'platform'; readonly platform: number }
  | { readonly kind: 'fact'; readonly fact: FactPhrase }
) & {
  /** Only words with this ending mean it. */
  readonly ending?: string;
};

/** Whether what a phrase means is a film, a series, a book or an author: the phrase is a name. */
export function isWork(meaning: Meaning): meaning is Extract<Meaning, { kind: 'fact' }> {
  return meaning.kind === 'fact' && meaning.fact.work === true;
}

/** Sorts of concept that adjectives name. */
const DESCRIBING: readonly ConceptKind[] = ['mood', 'look', 'access'];

const ENGLISH_PARTICIPLE = /(?:ed|ing)$/;

/** How many letters words of one stem begin with alike. */
const SHARED = 3;

/** English participles are words of their own: a box is no boxing, and what moves need not be moving. */
const PARTICIPLE = /^[^\s-]{2,}?(ing|ed)$/;

/** The phrases of a lexicon, ready to be found in a text. Immutable once built. */
export class Vocabulary {
  /** What is known of a folded word by itself. `number`: its number among the known words, -1 if it is none. */
  readonly formsOf: (folded: string, number?: number) => WordForms;
  readonly #concepts: readonly Concept[];
  readonly #slots: Slots;
  /** Answers of {@link namesOf}, as far as they were asked for. */
  readonly #names: (readonly string[])[] = [];
  readonly #spanish: PhraseTrie<Meaning>;
  readonly #english: PhraseTrie<Meaning>;
  /** Names of machines are compared whole: "amigos" is no Amiga. */
  readonly #machines = new PhraseTrie<Meaning>({
    place: PLACES.machines,
    keyOfToken: withoutOwner,
    isKeyedAsWritten: ({ text }) => namesOwner(text),
  });
  readonly #roles = new PhraseTrie<Role>({ place: PLACES.roles });
  readonly #numbers: NumberWords;
  readonly #spellings: ReadonlyMap<string, string>;
  readonly #classes: Readonly<Record<WrittenClass, ReadonlySet<string>>>;
  readonly #falseFriends: Readonly<Record<Language, ReadonlySet<string>>>;

  constructor({ concepts, platforms, facts, slots, grammar }: Lexicon, stemOf = stem) {
    this.#concepts = concepts;
    this.#slots = slots;
    this.#classes = writtenClassesOf(grammar);
    const written = classesByWord(this.#classes);
    const forms = Object.entries(formClassesOf(grammar));
    const inForms = classesByWord(
      Object.fromEntries(forms.map(([form, words]) => [form, words.flatMap((word) => stemsOf(word, stemOf))])),
    );
    const { stop, filler, skippable } = this.#classes;
    // Small words are compared whole, but for the plural and "-ing": the stem of "como" is that of "comida", "games" are a "game".
    const small = new Map([...stop, ...filler].map((word) => [word, `=${singularIn(filler, word)}`]));
    const smallByStem = new Map<string, string>();
    for (const [word, key] of [...small].sort(([a], [b]) => b.length - a.length))
      smallByStem.set(stemOf(word, 'en'), key);
    const keyIn = (language: Language, word: string, stemmed: string): string => {
      const gerund = language === 'en' && isGerund(word) ? smallByStem.get(stemmed) : undefined;
      return gerund ?? small.get(word) ?? (filler.has(singularOf(word)) ? `=${singularOf(word)}` : stemmed);
    };
    const trie = (language: Language) =>
      new PhraseTrie<Meaning>({
        place: language === 'es' ? PLACES.spanish : PLACES.english,
        keyOfWord: (word) => keyIn(language, word, stemOf(word, language)),
        keyOfToken: ({ key }) => key[language],
        fill: (phrase) => fillSlots(phrase, slots, language),
        skippable,
        holds: (meaning, numbers) => meaning.kind !== 'fact' || applies(meaning.fact, numbers),
      });
    this.#spanish = trie('es');
    this.#english = trie('en');
    this.#numbers = new NumberWords(grammar);
    this.formsOf = (folded, number = -1) => {
      const stem = { es: stemOf(folded, 'es'), en: stemOf(folded, 'en') };
      const key = { es: keyIn('es', folded, stem.es), en: keyIn('en', folded, stem.en) };
      const classes = union(written.get(folded), inForms.get(stem.es), inForms.get(stem.en));
      return { stem, key, classes, numeric: this.#numbers.read(folded), number, opened: number < 0 ? undefined : [] };
    };
    // Each by itself: a loop in a long constructor is compiled with all of it.
    this.#teachConcepts(concepts);
    this.#teachDegrees(concepts, stemOf);
    this.#teachMachines(platforms);
    this.#teachFacts(facts, concepts);
    this.#teachRoles(grammar);

    this.#spellings = new Map(Object.entries(grammar.spellings).map(([word, meant]) => [fold(word), meant]));
    const { es, en } = grammar.falseFriends;
    this.#falseFriends = { es: new Set(es.map(fold)), en: new Set(en.map(fold)) };
  }

  /**
   * The longest phrase at a place: of a machine's name, else of either language, the nearer one, or both.
   *
   * @param spoken the language of the text, if it has one: "game mode" holds no "moda"
   */
  meaningAt(tokens: readonly Token[], start: number, spoken?: Language): PhraseMatch<Meaning> | undefined {
    const machine = this.#machines.longestAt(tokens, start);
    const other = this.#languageAt(tokens, start, spoken);
    return machine && machine.end >= (other?.end ?? 0) ? machine : other;
  }

  #languageAt(tokens: readonly Token[], start: number, spoken?: Language): PhraseMatch<Meaning> | undefined {
    const falseFriend = spoken && this.#falseFriends[spoken].has(tokens[start].folded) ? spoken : undefined;
    const spanish = falseFriend === 'en' ? undefined : this.#longestIn(this.#spanish, tokens, start, spoken === 'en');
    const english = falseFriend === 'es' ? undefined : this.#longestIn(this.#english, tokens, start, spoken === 'es');
    if (!spanish || !english) return spanish ?? english;
    if (spanish.end !== english.end) return spanish.end > english.end ? spanish : english;
    // "Dad" is a word of one language, and only looks like "dados" in the other.
    if (spanish.difference !== english.difference) return spanish.difference < english.difference ? spanish : english;
    return { ...spanish, values: [...new Set([...spanish.values, ...english.values])] };
  }

  #longestIn(trie: PhraseTrie<Meaning>, tokens: readonly Token[], start: number, foreign: boolean) {
    const found = trie.longestAt(tokens, start);
    return found && inForm(written(found, foreign), tokens[start]);
  }

  /** The folded words of a concept's own name, and of its first phrase in each language: they mean the whole of it. */
  namesOf(concept: number): readonly string[] {
    this.#names[concept] ??= this.#findNames(this.#concepts[concept]);
    return this.#names[concept];
  }

  #findNames({ label, es, en }: Concept): readonly string[] {
    const [spanish] = es.slice(0, 1).flatMap((phrase) => fillSlots(phrase, this.#slots, 'es'));
    const [english] = en.slice(0, 1).flatMap((phrase) => fillSlots(phrase, this.#slots, 'en'));
    return words([label.es, label.en, spanish, english].join(' '));
  }

  /** The longest phrase with a role at a place. */
  roleAt(tokens: readonly Token[], start: number): PhraseMatch<Role> | undefined {
    return this.#roles.longestAt(tokens, start);
  }

  /** The word that a text-message spelling stands for, or the word itself. */
  spelledOut(word: string): string {
    return this.#spellings.get(word) ?? word;
  }

  /** Whether the word is of a class, wherever it stands. */
  is(token: Token, wordClass: WordClass): boolean {
    return token.classes.has(wordClass);
  }

  /** Whether some words together show that the text is about games: "aventura gráfica". */
  isGamingPhrase(tokens: readonly Token[]): boolean {
    return this.#classes.gaming.has(tokens.map(({ folded }) => folded).join(' '));
  }

  /** Whether the word says something of the game asked for. */
  isContent(token: Token): boolean {
    return !this.is(token, 'stop') && !this.is(token, 'filler') && !/^\d+$/.test(token.folded);
  }

  /** Whether the word says how many: "tres". */
  counts({ numeric }: Token): boolean {
    return numeric?.number !== undefined;
  }

  /** Small words and words of asking, folded. */
  smallWords(): Iterable<string> {
    const { stop, filler, gaming, anything } = this.#classes;
    return [...stop, ...filler, ...gaming, ...anything, ...this.#numbers.words()];
  }

  /** Every word that the grammar names by itself, folded. */
  grammarWords(): Iterable<string> {
    return Object.values(this.#classes).flatMap((members) => [...members]);
  }

  #teachConcepts(concepts: readonly Concept[]): void {
    for (const [i, concept] of concepts.entries()) {
      const { label, es, en } = concept;
      const of = subjectOf(concept);
      const meaning: Meaning = { kind: 'concept', concept: i, ...(of && { of }) };
      this.#teach([label.es, ...es], [label.en, ...en], meaning);
    }
  }

  #teachMachines(platforms: readonly Platform[]): void {
    for (const [i, { es, en }] of platforms.entries()) {
      const meaning: Meaning = { kind: 'platform', platform: i };
      for (const phrase of [...es, ...en]) this.#machines.add(phrase, meaning);
    }
  }

  #teachFacts(facts: readonly FactPhrase[], concepts: readonly Concept[]): void {
    for (const fact of facts) {
      const meaning: Meaning = { kind: 'fact', fact };
      this.#teach(fact.es, fact.en, meaning);
      for (const { id, es, en } of fact.like ? [...facts, ...concepts] : []) {
        if (id === fact.like) this.#teach(es, en, meaning);
      }
    }
  }

  #teachRoles(grammar: Grammar): void {
    for (const [phrases, role] of rolesOf(grammar)) for (const phrase of phrases) this.#roles.add(fold(phrase), role);
  }

  #teach(spanish: readonly string[], english: readonly string[], meaning: Meaning): void {
    for (const phrase of spanish) this.#spanish.add(phrase, meaning);
    for (const phrase of english) {
      const ending = isOneWord(phrase) ? PARTICIPLE.exec(fold(phrase))?.[1] : undefined;
      this.#english.add(phrase, ending ? { ...meaning, ending } : meaning);
    }
  }

  /** English says in the word what Spanish says with "más": "calmer" is "más tranquilo". */
  #teachDegrees(concepts: readonly Concept[], stemOf: typeof stem): void {
    const said = new Map<string, string[]>();
    for (const { label, en } of concepts) {
      for (const phrase of [label.en, ...en]) if (isOneWord(phrase)) push(said, phrase.slice(0, SHARED), fold(phrase));
    }
    // "Stranger" is no more of "strange", and "chiller" is said already.
    const isSaid = (word: string): boolean => {
      const alike = said.get(word.slice(0, SHARED));
      const stemmed = stemOf(word, 'en');
      return !!alike?.some((other) => stemOf(other, 'en') === stemmed);
    };
    for (const [i, { kind, en }] of concepts.entries()) {
      const meaning: Meaning = { kind: 'concept', concept: i };
      for (const phrase of en) {
        if (!isOneWord(phrase) || !isAdjective(phrase, kind)) continue;
        for (const { word, degree } of degreeForms(fold(phrase))) {
          if (isSaid(word)) continue;
          this.#english.add(word, meaning);
          if (degree === 'more') this.#roles.add(word, 'comparative');
        }
      }
    }
  }
}

/** What words of a class are known by: an English participle only in English, since "tired" has the Spanish stem of "tiros". */
function stemsOf(word: string, stemOf: (word: string, language: Language) => string): string[] {
  return ENGLISH_PARTICIPLE.test(word) ? [stemOf(word, 'en')] : [stemOf(word, 'es'), stemOf(word, 'en')];
}

/** The classes of each word, or stem, that some class has. */
function classesByWord(
  members: Readonly<Partial<Record<WordClass, Iterable<string>>>>,
): ReadonlyMap<string, ReadonlySet<WordClass>> {
  const classes = new Map<string, Set<WordClass>>();
  for (const [wordClass, words] of Object.entries(members)) {
    for (const word of words) classes.set(word, (classes.get(word) ?? new Set()).add(wordClass as WordClass));
  }
  return classes;
}

const NO_CLASSES: ReadonlySet<WordClass> = new Set();

/** What is in any of some sets; most words are in none. */
function union(...sets: readonly (ReadonlySet<WordClass> | undefined)[]): ReadonlySet<WordClass> {
  const [first = NO_CLASSES, ...others] = sets.filter((set) => set !== undefined);
  return others.length === 0 ? first : new Set([first, ...others].flatMap((set) => [...set]));
}

function isOneWord(phrase: string): boolean {
  return !phrase.includes(' ') && !phrase.includes('-');
}

function isGerund(word: string): boolean {
  return word.length >= 6 && word.endsWith('ing');
}

/** Whether a word may be one that says what a game is like: "scary" is, whatever it says, and so is most of a mood. */
function isAdjective(phrase: string, kind: ConceptKind): boolean {
  return DESCRIBING.includes(kind) || phrase.endsWith('y');
}

function subjectOf({ kind, ofSale }: Concept): 'player' | 'sale' | 'sort' | undefined {
  if (kind === 'access' || kind === 'audience') return 'player';
  if (ofSale) return 'sale';
  return kind === 'genre' ? 'sort' : undefined;
}

/** The word, or its singular where that is one of the words as well. */
function singularIn(words: ReadonlySet<string>, word: string): string {
  return words.has(word) && words.has(singularOf(word)) ? singularOf(word) : word;
}

function singularOf(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Whether the number in a phrase lets it mean the fact: nobody is a child of sixty years. */
function applies({ within }: FactPhrase, [number]: readonly number[]): boolean {
  if (!within || number === undefined) return true;
  return number >= (within.from ?? number) && number <= (within.to ?? number);
}

/** A foreign word is used as it is, not inflected. */
function written(match: PhraseMatch<Meaning> | undefined, foreign: boolean): PhraseMatch<Meaning> | undefined {
  return foreign && match && match.difference > 0 ? undefined : match;
}

/** Of a phrase of one word only what that word means in the form in which it is written. */
function inForm(match: PhraseMatch<Meaning> | undefined, { folded }: Token): PhraseMatch<Meaning> | undefined {
  if (match?.size !== 1 || match.values.every(({ ending }) => ending === undefined)) return match;
  const values = match.values.filter(({ ending = '' }) => folded.replace(/s$/, '').endsWith(ending));
  return values.length > 0 ? { ...match, values } : undefined;
}

/** "My PS3's gathering dust". */
function withoutOwner({ folded, text }: Token): string {
  return namesOwner(text) ? folded.slice(0, -1) : folded;
}
