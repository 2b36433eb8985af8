import { stemmer as stemEnglishWord } from '@orama/stemmers/english';
import { stemmer as stemSpanishWord } from '@orama/stemmers/spanish';
import type { Language } from '../game';
import { fold } from './fold';

/** What a folded word is, wherever it stands. */
export interface WordForms {
  /** Stem per language; the language of a word is not guessed, since players mix them. */
  readonly stem: Readonly<Record<Language, string>>;
  /** What phrases of each language know it by. */
  readonly key: Readonly<Record<Language, string>>;
  /** What the grammar calls it. */
  readonly classes: ReadonlySet<string>;
  /** What it is as a number, if it is one. */
  readonly numeric: NumberReading | undefined;
  /** Its number among the known words, -1 where it is not known. */
  readonly number: number;
  /** What a known word opens in each trie of phrases, as far as it was asked for; the tries fill it in. */
  readonly opened: unknown[] | undefined;
}

/** What a word is as a number, as far as it is one. */
export interface NumberReading {
  readonly number?: number;
  readonly year?: number;
  readonly decade?: number;
  /** The decade, where the word can be nothing else: `90s`, `nineties`, but not `90`. */
  readonly era?: number;
}

/** One word of a text, in every form that later stages compare. */
export interface Token extends WordForms {
  /** As it was written. */
  readonly text: string;
  /** Offsets in the text that it came from, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** Lower case, no accents: `pokémon` → `pokemon`. */
  readonly folded: string;
  /** What stands between it and the word before: nothing, a comma, or the end of a clause. */
  readonly breakBefore: 'none' | 'comma' | 'clause';
  /** A colon stands between it and the word before: what follows is a list, or says more. */
  readonly announced: boolean;
  /** Only a hyphen stands between it and the word before: "Diablo-like". */
  readonly hyphened: boolean;
  /** A "&" stands between it and the word before. */
  readonly ampersand: boolean;
  /** Written with a capital letter although no sentence starts here. */
  readonly capital: boolean;
}

/** Longest text that is read, in words: a request has some dozen, and work stays bounded whatever arrives. */
const MAX_TOKENS = 400;
/** Longest word that is kept, in characters. */
export const MAX_WORD = 40;

const FIRST_WORD = /[€$£]|[\p{L}\p{N}]+/u;
const FOLDED_WORD = new RegExp(FIRST_WORD, 'gu');
/**
 * A number and the symbol of a unit are two words ("10h", "4GB", "20€", "8 y/o"); "3D", "90s" and "PS5" are one. The plus of
 * "20+ hours" and of "2015+" is a word, since it turns the number round. "W/o" is "without".
 */
const WORD =
  /[€$£]|(?<=\p{N})\+(?=\s?(?:h|hs|hrs?|hours?|horas?)(?![\p{L}\p{N}]))|(?<=(?:19|20)\p{N}\p{N})\+(?!\s?\p{N})|\p{N}+(?=(?:h|hs|hrs?|min|mins|gb|yo|y\/o|yrs?)(?![\p{L}\p{N}]))|(?<=\p{N} ?)y\/o(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])w\/o(?:ut)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’‘`´][\p{L}]+)*/giu;

const NO_CLASSES: ReadonlySet<string> = new Set();

function plainForms(folded: string): WordForms {
  const stem = stems(folded);
  return { stem, key: stem, classes: NO_CLASSES, numeric: undefined, number: -1, opened: undefined };
}

/**
 * The words of a text in order; at most {@link MAX_TOKENS} of them. `formsOf` tells what is known of a folded word: by default its
 * stems.
 */
export function analyse(text: string, formsOf = plainForms): Token[] {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(WORD)) {
    if (tokens.length === MAX_TOKENS) break;
    const word = match[0].slice(0, MAX_WORD);
    const between = text.slice(previousEnd, match.index);
    const breakBefore = tokens.length === 0 ? 'none' : breakIn(between, word);
    const folded = word === '+' ? 'plus' : fold(word);
    const written = {
      text: word,
      start: match.index,
      end: match.index + match[0].length,
      breakBefore,
      announced: between.includes(':'),
      hyphened: between === '-',
      ampersand: between.includes('&'),
      capital: isCapitalised(word) && tokens.length > 0 && breakBefore !== 'clause',
    } as const;
    tokens.push(tokenOf(folded, formsOf(folded), written));
    previousEnd = match.index + match[0].length;
  }
  return tokens;
}

/** Whether a word is written with a capital letter, be it only because a sentence starts there. */
export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Whether a word as it is written ends as an owner does: "Skyrim's". */
export function namesOwner(text: string): boolean {
  const apostrophe = text[text.length - 2];
  return (apostrophe === "'" || apostrophe === '’') && (text.endsWith('s') || text.endsWith('S'));
}

/** The token with another spelling in its place; offsets and breaks stay. */
export function respell(token: Token, word: string, formsOf = plainForms): Token {
  const folded = fold(word);
  return tokenOf(folded, formsOf(folded), token);
}

/** A word as it was written, with what is known of it. */
function tokenOf(
  folded: string,
  { stem, key, classes, numeric, number, opened }: WordForms,
  { text, start, end, breakBefore, announced, hyphened, ampersand, capital }: Omit<Token, 'folded' | keyof WordForms>,
): Token {
  // No object is spread into the token: that alone would take ten times as long as all the rest.
  return {
    folded,
    stem,
    key,
    classes,
    numeric,
    number,
    opened,
    text,
    start,
    end,
    breakBefore,
    announced,
    hyphened,
    ampersand,
    capital,
  };
}

/** The folded words of a text. */
export function words(text: string): string[] {
  return (fold(text).match(FOLDED_WORD) ?? []).map((word) => word.slice(0, MAX_WORD));
}

/** A name in folded words with a space behind it, so that none begins another in mid-word: "Persona 5 " and "Persona 50 ". */
export function spoken(name: string): string {
  return `${words(name).join(' ')} `;
}

/** The first of the {@link words} of a text, if it has any. */
export function firstWord(text: string): string | undefined {
  return FIRST_WORD.exec(fold(text))?.[0].slice(0, MAX_WORD);
}

/** Stem of a folded word (Snowball; https://snowballstem.org). */
export function stem(folded: string, language: Language): string {
  if (folded.length < 3 || !/^[a-z]+$/.test(folded)) return folded;
  return language === 'en' ? stemEnglishWord(folded) : fold(stemSpanishWord(accentIon(withoutPlural(folded))));
}

/** The {@link stem} of a folded word in each language. */
function stems(folded: string): Token['stem'] {
  return { es: stem(folded, 'es'), en: stem(folded, 'en') };
}

/** The stemmer takes the end of "gobiernos", "modernos" and "adornos" for the pronoun of "vernos". */
function withoutPlural(folded: string): string {
  return /(?:[iu]e|mode|ade|[ae]te|[nx]te|o)rnos$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** Words in -ción and -sión always carry the accent that folding took, and the Spanish stemmer needs it to see the ending. */
function accentIon(folded: string): string {
  return /[cs]ion$/.test(folded) ? `${folded.slice(0, -2)}ón` : folded;
}

/** What the marks between two words part. */
export function breakIn(between: string, word: string): Token['breakBefore'] {
  if (between === ' ') return 'none';
  // "My boys (7 and 10)": a number in brackets belongs to what stands before it.
  if (/^\s*\($/.test(between) && /^\p{N}/u.test(word)) return 'none';
  if (/[.;:!?¡¿()[\]\n\r—–]|\s-\s/u.test(between)) return 'clause';
  return /[,/|+]/.test(between) ? 'comma' : 'none';
}
