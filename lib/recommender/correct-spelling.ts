import { respell, type Token } from './analyse';
import type { Knowledge } from './knowledge';

/** Most unknown words of a text that are corrected: a request has a few, and each costs a look at hundreds of known ones. */
const MAX_CORRECTIONS = 40;

/** The words of a text as they were meant: text-message forms spelled out, unknown words as the known ones nearest to them. */
export function correctSpelling(tokens: readonly Token[], { vocabulary, spelling, stemOf }: Knowledge): Token[] {
  let corrections = 0;
  return tokens.map((token) => {
    const spelledOut = vocabulary.spelledOut(token.folded);
    if (spelledOut !== token.folded) return respell(token, spelledOut, stemOf);
    if (spelling.knows(token.folded) || corrections++ >= MAX_CORRECTIONS) return token;
    const word = spelling.correct(token.folded);
    return word === token.folded ? token : respell(token, word, stemOf);
  });
}
