import { respell, type Token } from './analyse';

/** What the last digit of a number in words may be. */
const LAST_DIGIT = 9;

/**
 * The tokens with numbers of several words as one: "twenty-five", "treinta y cinco". "Ochenta y uno" may well be two things ("the
 * eighties, and one …"), and stays.
 */
export function withCompoundNumbers(tokens: readonly Token[], formsOf: Parameters<typeof respell>[2]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const end = endOfNumber(tokens, at);
    const { [at]: first, [end - 1]: last } = tokens;
    if (end === at + 1) result.push(first);
    else {
      const value = numberOf(first) + numberOf(last);
      result.push({ ...respell(first, String(value), formsOf), end: last.end });
    }
    at = end;
  }
  return result;
}

/** Where the number in words that starts at a place ends; right behind its first word where it has no other. */
function endOfNumber(tokens: readonly Token[], at: number): number {
  const { [at]: tens, [at + 1]: second, [at + 2]: third } = tokens;
  if (!isInWords(tens) || numberOf(tens) % 10 !== 0 || numberOf(tens) < 20 || numberOf(tens) > 90) return at + 1;
  if (isDigit(second, 1)) return at + 2;
  return second?.folded === 'y' && second.breakBefore === 'none' && isDigit(third, 2) ? at + 3 : at + 1;
}

/** Whether a word that stands in the midst of a number is its last digit, and at least `least`. */
function isDigit(token: Token | undefined, least: number): boolean {
  if (token?.breakBefore !== 'none' || !isInWords(token)) return false;
  return numberOf(token) >= least && numberOf(token) <= LAST_DIGIT;
}

/** Whether a token is a number, and no figure. */
function isInWords({ folded, numeric }: Token): boolean {
  return numeric?.number !== undefined && !/\d/.test(folded);
}

function numberOf({ numeric }: Token): number {
  return numeric?.number ?? 0;
}
