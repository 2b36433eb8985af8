import type { Knowledge } from '../knowledge/knowledge';
import { isCapitalised, respell, type Token } from '../words/analyse';

/** Most unknown words of a text that are corrected: a request has a few, and each costs a look at hundreds of known ones. */
const MAX_CORRECTIONS = 40;

/** Letters of an abbreviation. */
const SHORT = 2;

/** How many words before a word a phrase that holds it may start. */
const BEFORE = 3;

/** Letters by which another ending of the same word may differ: "barca", "barco". */
const FORMS = 2;

/** The words of a text as they were meant: text-message forms spelled out, unknown words as the known ones nearest to them. */
export function correctSpelling(tokens: readonly Token[], knowledge: Knowledge): Token[] {
  const { vocabulary, spelling, formsOf } = knowledge;
  let corrections = 0;
  const spelled = tokens.map((token, at) => {
    const spelledOut = vocabulary.spelledOut(token.folded);
    // "D&D", "mega man x", "Deus Ex HR": a letter that is part of a name stands for itself.
    if (spelledOut !== token.folded && !(isInitials(token) && stands(tokens, at, knowledge))) {
      return respell(token, spelledOut, formsOf);
    }
    if (token.number >= 0 || corrections++ >= MAX_CORRECTIONS) return token;
    // "Sweeter", "tranquilísimo" and "superan" are forms of a word, no slips.
    if (token.classes.size > 0) return token;
    if (vocabulary.meaningAt(tokens, at)?.difference === 0 || baseOf(tokens, at, knowledge)) return token;
    const word = spelling.correct(token.folded);
    // "Salía", "ponías" are forms of known verbs, and neither leaps nor ponies; "reírte" is "reírse".
    const { verbs } = knowledge.basesOf(token);
    const isForm = verbs.length > 0 && !verbs.includes(word);
    return word === token.folded || isForm ? token : respell(token, word, formsOf);
  });
  return spelled.map((token, at) => baseOf(spelled, at, knowledge) ?? token);
}

/** Whether a letter stands for itself, in a phrase or a name of several words. */
function stands(tokens: readonly Token[], at: number, knowledge: Knowledge): boolean {
  return isNamed(tokens, at, knowledge) || means(tokens, at, knowledge);
}

/**
 * The word that a small or a great form is of, where that means something there and the form does not ("barquitas" → "barca"), or the
 * infinitive in a phrase of several words ("donde hagas de dios" → "hacer de dios"): by itself "vistas" is no form of "vestir".
 */
function baseOf(tokens: readonly Token[], at: number, knowledge: Knowledge): Token | undefined {
  // "Los Chunguitos": a name is no small form.
  if (tokens[at].capital && /\p{Ll}/u.test(tokens[at].text) && !isTitled(tokens)) return undefined;
  const { words: bases, verbs } = knowledge.basesOf(tokens[at]);
  if (bases.length + verbs.length === 0) return undefined;
  const as = (word: string) => respell(tokens[at], word, knowledge.formsOf);
  const small = () =>
    means(tokens, at, knowledge)
      ? undefined
      : bases.map(as).find((word) => means(tokens.with(at, word), at, knowledge));
  const conjugated = () => {
    const verb = verbs.map(as).find((word) => opensPhrase(tokens.with(at, word), at, knowledge));
    // "Armas" are weapons, but not in "armas un mazo".
    return verb && !opensPhrase(tokens, at, knowledge) && !isInPhrase(tokens, at, knowledge) ? verb : undefined;
  };
  const base = (bases.length > 0 ? small() : undefined) ?? (verbs.length > 0 ? conjugated() : undefined);
  return base && !isNamed(tokens, at, knowledge) ? base : undefined;
}

/** Whether somebody begins most words with a capital letter. */
function isTitled(tokens: readonly Token[]): boolean {
  return 2 * tokens.filter(({ text }) => isCapitalised(text)).length > tokens.length;
}

/** Whether a phrase of several words opens with a word, just as it is written. */
function opensPhrase(tokens: readonly Token[], at: number, { vocabulary }: Knowledge): boolean {
  const meaning = vocabulary.meaningAt(tokens, at);
  return meaning !== undefined && meaning.size > 1;
}

/** Whether a phrase or a role that starts before a word reaches over it. */
function isInPhrase(tokens: readonly Token[], at: number, { vocabulary }: Knowledge): boolean {
  return firstPlaces(at).some(
    (start) =>
      start < at &&
      Math.max(vocabulary.meaningAt(tokens, start)?.end ?? 0, vocabulary.roleAt(tokens, start)?.end ?? 0) > at,
  );
}

/** Whether a word means something as it is written, by itself or as part of a phrase ("soy manco"). */
function means(tokens: readonly Token[], at: number, { vocabulary }: Knowledge): boolean {
  if (vocabulary.roleAt(tokens, at)) return true;
  return firstPlaces(at).some((start) => {
    const meaning = vocabulary.meaningAt(tokens, start);
    return meaning && meaning.end > at && meaning.difference <= FORMS;
  });
}

/** Whether a word is one of several in a name. */
function isNamed(tokens: readonly Token[], at: number, { titles, makers }: Knowledge): boolean {
  return firstPlaces(at).some((start) =>
    [titles, makers].some((names) => (names.longestAt(tokens, start)?.end ?? 0) > Math.max(at, start + 1)),
  );
}

/** Where a phrase may start that holds a word. */
function firstPlaces(at: number): number[] {
  return Array.from({ length: Math.min(at, BEFORE) + 1 }, (_, back) => at - back);
}

/** Whether a word is one letter, or two capitals: "HR", but not the "pa" of "pa mi novia". */
function isInitials({ text, folded }: Token): boolean {
  return folded.length === 1 || (folded.length === SHORT && text === text.toUpperCase());
}
