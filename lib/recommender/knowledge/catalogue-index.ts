import { type Game, LANGUAGES, type Language } from '../game';
import type { Lexicon, Phrases } from '../lexicon';
import { baseWords } from '../words/base-word';
import { infinitives } from '../words/infinitives';
import { cutAtSlots, hasSlot } from '../words/slots';
import { WordTable } from '../words/word-table';
import { ConceptIndex } from './concept-index';
import { type FactColumns, factColumns } from './fact-columns';
import { Kinship } from './kinship';
import type { Knowledge } from './knowledge';
import { machinesOf } from './machines';
import { MakerIndex } from './maker-index';
import { NameSpelling } from './name-spelling';
import { PlainNames } from './plain-names';
import { type Priors, priorsOf } from './priors';
import { rolesOf } from './roles';
import { SameWords } from './same-words';
import { Spelling } from './spelling';
import { SpokenLanguage } from './spoken-language';
import { type TextField, TextIndex } from './text-index';
import { TitleIndex } from './title-index';
import { Vocabulary } from './vocabulary';
import { WELL_KNOWN } from './well-known';

/** Everything that is computed once from the catalogue and the lexicon. Immutable. */
export interface CatalogueIndex {
  readonly games: readonly Game[];
  readonly concepts: ConceptIndex;
  readonly kinship: Kinship;
  readonly facts: FactColumns;
  readonly priors: Priors;
  /** Texts of the games, by stems. */
  readonly text: TextIndex<Language>;
  readonly knowledge: Knowledge;
}

/** What a hit in a field weighs. Titles are short and chosen by others; a sentence says what a game is, and marks what is in it. */
const FIELD_WEIGHT = { title: 2.5, marks: 2, sentence: 2 } as const;

/** Words of the lexicon's phrases by number, and whether one is a phrase by itself. */
type InPhrases = readonly ('part' | 'whole' | undefined)[];

/** Builds the index. Throws a RangeError that names a game whose facets or platforms are not in the lexicon. */
export function indexCatalogue(games: readonly Game[], lexicon: Lexicon): CatalogueIndex {
  const table = new WordTable();
  const texts = games.map((game) => textsOf(game, table));
  const gamesWithWord = countGames(texts, table.size);
  const spoken = new SpokenLanguage(texts, table);
  const names = games.map(({ title, alt = [] }) => table.addText([title, ...alt].join(' ')));
  const stands = (word: number, language: Language) => mayStand(word, language, spoken, table);
  const documents = texts.map((fields, i) => [...fields, ...fieldsOfNames(names[i], stands)]);

  const phraseWords = addPhrases(lexicon, table);
  const vocabulary = new Vocabulary(lexicon, table.stemOf);
  const formsOf = table.remembered(vocabulary.formsOf);
  // They are spelled as they should be, whether a game's text has them or not.
  for (const word of vocabulary.grammarWords()) table.add(word);
  const small = new Set(vocabulary.smallWords());
  const plainNames = new PlainNames(games, vocabulary, formsOf, lexicon.concepts, {
    isSmall: (word) => small.has(word),
    isPhrase: (word) => phraseWords[table.numberOf(word)] === 'whole',
    gamesWith: (word) => gamesWithWord[table.numberOf(word)] ?? 0,
  });
  const concepts = new ConceptIndex(games, lexicon.concepts);
  const facts = factColumns(games, lexicon.platforms);
  const newestYear = games.reduce((newest, { year }) => Math.max(newest, year), 0);

  const text = new TextIndex<Language>(documents, table.size, (word, language) => table.stem(word, language));

  const same = new SameWords(
    lexicon.grammar.sameWords,
    (stemmed) => text.documentFrequency(stemmed, 'es'),
    table.stemOf,
  );

  const welcome = welcomes(games, names, table, gamesWithWord, phraseWords, small);
  const spelling = new Spelling(table, welcome, (word) => phraseWords[word] !== undefined);
  const irregulars = lexicon.grammar.infinitives;
  const verbsOf = (word: string): string[] => {
    // Visitors may write "constructor" as well.
    const irregular = Object.hasOwn(irregulars, word) ? [irregulars[word]] : [];
    return [...irregular, ...infinitives(word)].filter((verb) => spelling.knows(verb));
  };

  const titles = new TitleIndex(games, plainNames.isOrdinary, plainNames.isDistinct);

  // "Circuito" is no small circus.
  const basesOf = table.remembered((word) => ({
    words: baseWords(word).filter((base) => spelling.knows(base)),
    verbs: verbsOf(word),
  }));

  return {
    games,
    concepts,
    kinship: new Kinship(games),
    facts,
    priors: priorsOf(facts, newestYear),
    text,
    knowledge: {
      lexicon,
      conceptNumber: (id) => concepts.numberOf(id),
      vocabulary,
      titles,
      makers: new MakerIndex(games, plainNames.isOrdinary, lexicon.houses),
      spelling,
      names: new NameSpelling(() => titles.wellKnown()),
      spoken,
      newestYear,
      hoursOf: (game) => games[game].hours,
      yearOf: (game) => games[game].year,
      fameOf: (game) => games[game].fame,
      runsOn: (game, platform) => machinesOf(platform, lexicon).some((machine) => facts.platforms[machine].has(game)),
      isOf: (game, concept) => concepts.has(concept, game),
      opposing: (concept) => concepts.opposing(concept),
      gamesOfAll: ([first, ...others]) => {
        if (others.length === 0) return concepts.postings(first).games.length;
        const all = concepts.having(first);
        for (const other of others) all.intersect(concepts.having(other));
        return all.count();
      },
      gamesTelling: ({ es, en }) =>
        Math.max(
          ...[es, ...same.of(es, 'es')].map((each) => text.documentFrequency(each, 'es')),
          ...[en, ...same.of(en, 'en')].map((each) => text.documentFrequency(each, 'en')),
        ),
      sameAs: (stemmed, language) => same.of(stemmed, language),
      basesOf: ({ folded, number }) => basesOf(folded, number),
      formsOf,
    },
  };
}

function textsOf({ es, en, marks }: Game, table: WordTable): TextField<Language>[] {
  return [
    { words: table.addText(marks?.es.join(' ') ?? ''), language: 'es', weight: FIELD_WEIGHT.marks },
    { words: table.addText(marks?.en.join(' ') ?? ''), language: 'en', weight: FIELD_WEIGHT.marks },
    { words: table.addText(es), language: 'es', weight: FIELD_WEIGHT.sentence },
    { words: table.addText(en), language: 'en', weight: FIELD_WEIGHT.sentence },
  ];
}

/** Letters of a stem that two languages have by chance: "far" has that of "faros", where "temple" and "templo" are one word. */
const BY_CHANCE = 4;

/** Whether a word of a name may be searched in a language: not where it is none of its words and merely looks like one. */
function mayStand(word: number, language: Language, spoken: SpokenLanguage, table: WordTable): boolean {
  return !spoken.isForeign(word, language) || table.stem(word, language).length > BY_CHANCE;
}

/** The names of a game are searched in both languages, as far as their words may stand in each. */
function fieldsOfNames(
  names: readonly number[],
  stands: (word: number, language: Language) => boolean,
): TextField<Language>[] {
  return LANGUAGES.map((language) => ({
    words: names.filter((word) => stands(word, language)),
    language,
    weight: FIELD_WEIGHT.title,
  }));
}

/** In how many games' marks and sentences each word stands, by number of the word. */
function countGames(texts: readonly (readonly TextField<Language>[])[], wordCount: number): Int32Array {
  const counts = new Int32Array(wordCount);
  const lastSeen = new Int32Array(wordCount).fill(-1);
  for (let document = 0; document < texts.length; document++) {
    for (const { words: list } of texts[document]) {
      for (let i = 0; i < list.length; i++) {
        if (lastSeen[list[i]] === document) continue;
        lastSeen[list[i]] = document;
        counts[list[i]]++;
      }
    }
  }
  return counts;
}

/** Adds the words of every phrase that the lexicon knows: which words those are, and whether they are phrases by themselves. */
function addPhrases({ concepts, platforms, facts, slots, grammar }: Lexicon, table: WordTable): InPhrases {
  const found: ('part' | 'whole' | undefined)[] = new Array(table.size);
  const addParts = (words: readonly number[]): void => {
    for (let i = 0; i < words.length; i++) found[words[i]] ??= 'part';
  };
  const add = (phrase: string, isName = false): void => {
    const words = table.addText(phrase);
    if (words.length === 1 && !isName) found[words[0]] = 'whole';
    else addParts(words);
  };
  /** Lists of words of slots that have been added. */
  const added = new Set<readonly string[]>();
  const addSlotted = (phrase: string, language: Language): void => {
    const { between, words } = cutAtSlots(phrase, slots, language);
    for (let i = 0; i < between.length; i++) {
      addParts(table.addText(between[i]));
      if (i < words.length) addParts(table.addText(words[i][0]));
    }
    // In the order of the phrases that it stands for: of words that are as near to what is written, the first corrects it.
    for (const list of words.toReversed()) {
      if (added.has(list)) continue;
      for (const word of list) addParts(table.addText(word));
      added.add(list);
    }
  };
  const addAll = (phrases: Phrases, isName = false): void => {
    for (const language of LANGUAGES) {
      for (const phrase of phrases[language]) {
        if (hasSlot(phrase)) addSlotted(phrase, language);
        else add(phrase, isName);
      }
    }
  };
  for (const entry of [...concepts, ...platforms]) addAll(entry);
  for (const fact of facts) addAll(fact, fact.work);
  for (const { label } of concepts) for (const name of [label.es, label.en]) add(name);
  for (const [small] of rolesOf(grammar)) for (const phrase of small) add(phrase);
  for (const group of [...grammar.sameWords.es, ...grammar.sameWords.en]) for (const word of group) add(word);
  for (const spelling of Object.keys(grammar.spellings)) add(spelling);
  return found;
}

/** How welcome each word of the table is as a correction: words of phrases most, then names, then those of many texts. */
function welcomes(
  games: readonly Game[],
  names: readonly (readonly number[])[],
  table: WordTable,
  gamesWithWord: Int32Array,
  phraseWords: InPhrases,
  small: ReadonlySet<string>,
): Int32Array {
  const makers = games.map(({ developer = '' }) => table.addText(developer));
  const smallWords = Array.from(small, (word) => table.add(word));
  const welcome = new Int32Array(table.size);
  welcome.set(gamesWithWord);
  for (let game = 0; game < games.length; game++) {
    const { fame } = games[game];
    // Only names that most players know attract misspellings: "decent" is not "Deceit".
    if (fame >= WELL_KNOWN) for (const word of [...names[game], ...makers[game]]) welcome[word] += fame;
  }
  for (let word = 0; word < phraseWords.length; word++) if (phraseWords[word]) welcome[word] += games.length;
  for (const word of smallWords) welcome[word] += games.length;
  return welcome;
}
