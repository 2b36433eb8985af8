import type { Game } from '../game';
import type { Concept } from '../lexicon';
import { analyse } from '../words/analyse';
import { fold } from '../words/fold';
import { isWork, type Vocabulary } from './vocabulary';

/** From how many games' texts on a word counts as an ordinary word, not as a name: those of one game may quote its title. */
const ORDINARY_FROM = 2;

/** How many times as many texts must write a word with a capital as without for it to be a name: `Zelda`, `Pokémon`. */
const NAME_FROM = 3;

/** How many words that say something a name must have for nobody to write them side by side but for the game: `Sea of Thieves`. */
const DISTINCT_FROM = 2;

const CAPITALISED = /\p{Lu}[\p{L}\p{N}]*/gu;

/** What is known of folded words by themselves. */
export interface PlainWords {
  readonly isSmall: (word: string) => boolean;
  /** Whether it is a phrase of the lexicon by itself: a name in a longer one says nothing of the name ("gráficos de Minecraft"). */
  readonly isPhrase: (word: string) => boolean;
  /** In how many games' texts it stands. */
  readonly gamesWith: (word: string) => number;
}

/** Tells the names of games and studios that are made of plain words, which mean something by themselves. */
export class PlainNames {
  readonly #vocabulary: Vocabulary;
  readonly #formsOf: Vocabulary['formsOf'];
  readonly #concepts: readonly Concept[];
  readonly #words: PlainWords;
  readonly #capitalised: ReadonlyMap<string, number>;

  constructor(
    games: readonly Game[],
    vocabulary: Vocabulary,
    formsOf: Vocabulary['formsOf'],
    concepts: readonly Concept[],
    words: PlainWords,
  ) {
    this.#vocabulary = vocabulary;
    this.#formsOf = formsOf;
    this.#concepts = concepts;
    this.#words = words;
    this.#capitalised = countCapitalised(games);
  }

  /** Whether the folded words of a name have a meaning besides being a name. */
  readonly isOrdinary = (name: string): boolean =>
    name.split(' ').every((word) => this.#isOrdinaryWord(word)) || this.#isPhrase(name);

  /** Whether words that have a meaning each make a name together, without meaning a sort of game. */
  readonly isDistinct = (name: string): boolean => {
    const tokens = analyse(name, this.#formsOf);
    const saying = tokens.filter(({ folded }) => /\p{L}{2}/u.test(folded) && !this.#words.isSmall(folded));
    if (saying.length < DISTINCT_FROM) return false;
    const meaning = this.#vocabulary.meaningAt(tokens, 0);
    const genre = meaning?.values.some(
      (value) => value.kind === 'concept' && this.#concepts[value.concept].kind === 'genre',
    );
    return !genre && meaning?.end !== tokens.length;
  };

  #isOrdinaryWord(word: string): boolean {
    const { isSmall, isPhrase, gamesWith } = this.#words;
    if (isSmall(word) || isPhrase(word) || /^\d+$/.test(word)) return true;
    const asName = this.#capitalised.get(word) ?? 0;
    const asWord = gamesWith(word) - asName;
    return asWord >= ORDINARY_FROM && asName < NAME_FROM * asWord;
  }

  #isPhrase(name: string): boolean {
    const tokens = analyse(name, this.#formsOf);
    const meaning = tokens.length > 1 ? this.#vocabulary.meaningAt(tokens, 0) : undefined;
    // "Harry Potter" is a name, of books or of games.
    return meaning?.end === tokens.length && !meaning.values.every(isWork);
  }
}

/** In how many games' texts each folded word stands with a capital letter. */
function countCapitalised(games: readonly Game[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { es, en, marks } of games) {
    const text = [es, en, ...(marks?.es ?? []), ...(marks?.en ?? [])].join('. ');
    for (const word of new Set((text.match(CAPITALISED) ?? []).map(fold)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
