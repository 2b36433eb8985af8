import type { Knowledge } from '../knowledge/knowledge';
import { respell, type Token } from '../words/analyse';

/** How many words a misspelt name may be written in. */
const LONGEST = 5;

/**
 * The tokens with names of well-known games as they are spelled, where a word in them is not known: "eldenring", "Red Ded Redemption",
 * "asasins creed". A slip that makes another word is one only behind "like", where a name is due: "like Hollow Night".
 */
export function withNamesSpelled(tokens: readonly Token[], knowledge: Knowledge): readonly Token[] {
  const due = duePlaces(tokens, knowledge);
  if (due.size === 0 && !tokens.some(isUnknown)) return tokens;
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = nameAt(tokens, at, due.has(at), knowledge);
    if (name) result.push(...spelled(tokens, at, name.end, name.words, knowledge));
    else result.push(tokens[at]);
    at = name?.end ?? at + 1;
  }
  return result;
}

/** The longest misspelt name that starts at a place, and where it ends. */
function nameAt(
  tokens: readonly Token[],
  at: number,
  due: boolean,
  { titles, vocabulary, names }: Knowledge,
): { readonly end: number; readonly words: readonly string[] } | undefined {
  const last = lastFrom(at, tokens);
  let unknown = at;
  while (unknown < last && !isUnknown(tokens[unknown])) unknown++;
  const least = due ? Math.min(unknown + 1, at + 2) : unknown + 1;
  for (let end = last; end >= least; end--) {
    const written = tokens.slice(at, end);
    const words = names.correct(written.map(({ folded }) => folded).join(''));
    if (!words || !areAlike(written, words)) continue;
    // "Hades y otro", "Pokémon pero": no slips of longer names.
    const name = titles.longestAt(tokens, at);
    if (name && !tokens.slice(name.end, end).some((word) => vocabulary.isContent(word))) continue;
    // "Like a dark soul" may say what it says.
    const meaning = vocabulary.meaningAt(tokens, at);
    if (!(meaning && meaning.end >= end && meaning.difference === 0)) return { end, words };
  }
  return undefined;
}

/** Whether the words that a name was written in begin as its own do, if they are as many; a first letter may be silent, and left out ("night"). */
function areAlike(written: readonly Token[], words: readonly string[]): boolean {
  if (written.length !== words.length) return true;
  return written.every(({ folded: [first] }, i) => first === words[i][0] || first === words[i][1]);
}

function isUnknown({ number, classes }: Token): boolean {
  return number < 0 && classes.size === 0;
}

/** The places right before which a likeness to what follows is asked for. */
function duePlaces(tokens: readonly Token[], { vocabulary }: Knowledge): ReadonlySet<number> {
  const places = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    // Few words open one, and to look at each for what it opens takes longer than all else here.
    const role = vocabulary.is(tokens[at], 'likens') ? vocabulary.roleAt(tokens, at) : undefined;
    if (role?.values.includes('like')) places.add(role.end);
  }
  return places;
}

/** Where a name that starts at a place ends at the latest: it is as long as can be, or the part of the text ends. */
function lastFrom(at: number, tokens: readonly Token[]): number {
  let end = at + 1;
  while (end < Math.min(at + LONGEST, tokens.length) && tokens[end].breakBefore === 'none') end++;
  return end;
}

/** The words of a name in the place of those that it was written in: each where its own stands, or all where the whole does. */
function spelled(
  tokens: readonly Token[],
  from: number,
  to: number,
  words: readonly string[],
  { formsOf }: Knowledge,
): Token[] {
  const written = tokens.slice(from, to);
  const [first] = written;
  if (written.length === words.length) return words.map((word, i) => respell(written[i], word, formsOf));
  const { end } = written[written.length - 1];
  return words.map((word, i) => {
    const token = respell(first, word, formsOf);
    return { ...token, end, breakBefore: i === 0 ? first.breakBefore : 'none' };
  });
}
