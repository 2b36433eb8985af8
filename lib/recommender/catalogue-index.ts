import { stem, words } from './analyse';
import { ConceptIndex } from './concept-index';
import { type FactColumns, factColumns } from './fact-columns';
import type { Game, Language } from './game';
import type { Lexicon } from './lexicon';
import { Spelling } from './spelling';
import { TextIndex } from './text-index';
import { TitleIndex } from './title-index';
import type { Knowledge } from './understand';
import { Vocabulary } from './vocabulary';

/** Everything that is computed once from the catalogue and the lexicon. Immutable. */
export interface CatalogueIndex {
  readonly games: readonly Game[];
  readonly lexicon: Lexicon;
  readonly concepts: ConceptIndex;
  readonly facts: FactColumns;
  /** Texts of the games; a term is a language's letter and a stem, see {@link termKey}. */
  readonly text: TextIndex;
  readonly knowledge: Knowledge;
}

/** What a hit in a field weighs. Titles are short and chosen by others; marks are what people remember. */
const FIELD_WEIGHT = { title: 2.5, marks: 2, sentence: 1 } as const;

/** From how many games' texts on a word counts as an ordinary word, not as a name. */
const ORDINARY_FROM = 4;

const LANGUAGES: readonly Language[] = ['es', 'en'];

/** The key of a stem in the text index: stems of the two languages do not mix. */
export function termKey(language: Language, stemmed: string): string {
  return `${language} ${stemmed}`;
}

/** Builds the index. Throws a RangeError that names a game whose facets or platforms are not in the lexicon. */
export function indexCatalogue(games: readonly Game[], lexicon: Lexicon): CatalogueIndex {
  const known = { es: new Map<string, string>(), en: new Map<string, string>() };
  const keyOf = (word: string, language: Language): string => {
    let key = known[language].get(word);
    if (key === undefined) {
      key = termKey(language, stem(word, language));
      known[language].set(word, key);
    }
    return key;
  };
  const gamesWithWord = new Map<string, number>();
  const documents = games.map((game) => {
    const wordsOf = {
      title: words([game.title, ...(game.alt ?? [])].join(' ')),
      es: words(game.es),
      en: words(game.en),
      marks: { es: words((game.marks?.es ?? []).join(' ')), en: words((game.marks?.en ?? []).join(' ')) },
    };
    const said = new Set([...wordsOf.es, ...wordsOf.en, ...wordsOf.marks.es, ...wordsOf.marks.en]);
    for (const word of said) gamesWithWord.set(word, (gamesWithWord.get(word) ?? 0) + 1);
    const keys = (list: readonly string[], language: Language) => list.map((word) => keyOf(word, language));
    return LANGUAGES.flatMap((language) => [
      { terms: keys(wordsOf.title, language), weight: FIELD_WEIGHT.title },
      { terms: keys(wordsOf.marks[language], language), weight: FIELD_WEIGHT.marks },
      { terms: keys(wordsOf[language], language), weight: FIELD_WEIGHT.sentence },
    ]);
  });

  const vocabulary = new Vocabulary(lexicon);
  const small = new Set(vocabulary.smallWords());
  const phraseWords = new Set(lexiconPhrases(lexicon).flatMap(words));
  const isOrdinary = (word: string): boolean =>
    small.has(word) || phraseWords.has(word) || /^\d+$/.test(word) || (gamesWithWord.get(word) ?? 0) >= ORDINARY_FROM;

  return {
    games,
    lexicon,
    concepts: new ConceptIndex(games, lexicon.concepts),
    facts: factColumns(games, lexicon.platforms),
    text: new TextIndex(documents),
    knowledge: {
      lexicon,
      vocabulary,
      titles: new TitleIndex(games, isOrdinary),
      spelling: new Spelling(knownWords(games, gamesWithWord, phraseWords, small)),
      newestYear: games.reduce((newest, { year }) => Math.max(newest, year), 0),
    },
  };
}

function lexiconPhrases({ concepts, platforms, facts, grammar }: Lexicon): string[] {
  const { negators, notNegated, endsNegation, nice, seed, exclusive, crossplay } = grammar;
  const phrases = [...concepts, ...platforms, ...facts].flatMap(({ es, en }) => [...es, ...en]);
  const labels = concepts.flatMap(({ label }) => [label.es, label.en]);
  const roles = [
    negators,
    notNegated.indifferent,
    notNegated.plain,
    endsNegation,
    nice,
    seed.like,
    seed.exact,
    exclusive,
    crossplay,
  ];
  return [...phrases, ...labels, ...roles.flat(), ...Object.keys(grammar.spellings)];
}

/** Words with how welcome each is as a correction: words of phrases first, then names, then those of many texts. */
function knownWords(
  games: readonly Game[],
  gamesWithWord: ReadonlyMap<string, number>,
  phraseWords: ReadonlySet<string>,
  small: ReadonlySet<string>,
): Map<string, number> {
  const known = new Map(gamesWithWord);
  for (const game of games) {
    for (const word of words([game.title, ...(game.alt ?? []), game.developer ?? ''].join(' '))) {
      known.set(word, (known.get(word) ?? 0) + game.fame);
    }
  }
  for (const word of [...phraseWords, ...small]) known.set(word, (known.get(word) ?? 0) + games.length);
  return known;
}
