import type { Language } from '../game';
import type { Lexicon } from '../lexicon';
import type { Token } from '../words/analyse';
import type { MakerIndex } from './maker-index';
import type { NameSpelling } from './name-spelling';
import type { Spelling } from './spelling';
import type { SpokenLanguage } from './spoken-language';
import type { TitleIndex } from './title-index';
import type { Vocabulary } from './vocabulary';

/** What understanding needs to know: words, names of games, and the newest year of the catalogue. */
export interface Knowledge {
  readonly lexicon: Lexicon;
  /** Position of a concept in the lexicon; throws a RangeError for an id that is none. */
  readonly conceptNumber: (id: string) => number;
  readonly vocabulary: Vocabulary;
  readonly titles: TitleIndex;
  readonly makers: MakerIndex;
  readonly spelling: Spelling;
  /** Names of well-known games, as they are spelled. */
  readonly names: NameSpelling;
  readonly spoken: SpokenLanguage;
  readonly newestYear: number;
  /** Length of a game in hours, by its position; undefined where it is unknown. */
  readonly hoursOf: (game: number) => number | undefined;
  readonly yearOf: (game: number) => number;
  readonly fameOf: (game: number) => number;
  /** Whether a game runs on a machine, by their positions, or on one of a family of machines. */
  readonly runsOn: (game: number, platform: number) => boolean;
  /** Whether a game has a concept, by their positions. */
  readonly isOf: (game: number, concept: number) => boolean;
  /** The concepts that speak against a concept where they are wished for, by position. */
  readonly opposing: (concept: number) => readonly number[];
  /** How many games have all of some concepts, one or more. */
  readonly gamesOfAll: (concepts: readonly number[]) => number;
  /** In how many games' texts a word stands, by its stems, in the language that has it more often. */
  readonly gamesTelling: (stem: Token['stem']) => number;
  /** Other stems of the same meaning, for looking a word up in the games' texts. */
  readonly sameAs: (stemmed: string, language: Language) => readonly string[];
  /** What a word may be a form of, as it is known: "barquitas" of "barcas", "hagas" of "hacer". */
  readonly basesOf: (word: Pick<Token, 'folded' | 'number'>) => {
    readonly words: readonly string[];
    readonly verbs: readonly string[];
  };
  /** {@link Vocabulary.formsOf}, remembered for the words of the catalogue and of the lexicon. */
  readonly formsOf: Vocabulary['formsOf'];
}
