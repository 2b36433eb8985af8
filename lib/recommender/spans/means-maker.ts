import type { MakerEntry } from '../knowledge/maker-index';
import type { Vocabulary } from '../knowledge/vocabulary';
import { isCapitalised, type Token } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { type Span, says } from './span';

/**
 * Whether a studio's name means it: an ordinary one does with a capital letter, after "by", "no" or another studio, or before "games". At
 * the start of a sentence, where every word has a capital letter, a phrase is what it says: "Spiders games", "Adventure games".
 */
export function meansMaker(
  { start, end, values }: PhraseMatch<MakerEntry>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const capital = isCapitalised(tokens[start].text);
  const some = start > 0 && tokens[start].breakBefore === 'none' && vocabulary.is(tokens[start - 1], 'some');
  // "A remedy for boredom", but "a Remedy game".
  if (!values[0].ordinary) return capital || !some || (end < tokens.length && vocabulary.is(tokens[end], 'gaming'));
  // "Naughty dog", "rare games", with nothing else said.
  const isKnown = values[0].renowned || (end - start > 1 && values[0].known);
  const meaning = vocabulary.meaningAt(tokens, start);
  const means = meaning?.difference === 0 && meaning.end >= end;
  if (isKnown && !some && !means && isWhole(tokens, start, end, vocabulary)) return true;
  // "Un juego de rockstar", "nada de rockstar": "a rockstar" is a musician.
  const isBig = values[0].house || values[0].renowned;
  if (isBig && isMadeBy(start, tokens, before, vocabulary)) return true;
  if (isBig && isRefusedMaker({ start, end }, tokens, before, vocabulary)) return true;
  if (isTheirGame({ start, end }, tokens, vocabulary)) return true;
  if (!capital) return false;
  if (!tokens[start].capital && vocabulary.meaningAt(tokens, start)) return false;
  const listed = before.slice(-2).some(({ kind, end: last }) => kind === 'maker' && start - last <= 1);
  const by = start > 0 && vocabulary.is(tokens[start - 1], 'by');
  const refused = says(before.at(-1), 'negator') && before.at(-1)?.end === start;
  return listed || by || refused || (end < tokens.length && vocabulary.is(tokens[end], 'series-of'));
}

/** "Games by rockstar", "que no sea de rockstar": whether the words before a name speak of games that are made by whom it names. */
function isMadeBy(start: number, tokens: readonly Token[], before: readonly Span[], vocabulary: Vocabulary): boolean {
  const last = before.at(-1);
  if (start === 0 || last?.end !== start || tokens[start].breakBefore !== 'none') return false;
  if (!vocabulary.is(tokens[start - 1], 'by'))
    return says(last, 'negator') && namesOther(last.start, tokens, vocabulary);
  if (says(last, 'negator') || says(last, 'of-series')) return true;
  // "Not made by blizzard".
  const refused = before.slice(-3).some((span) => says(span, 'negator') && start - span.end <= 2);
  return refused || (start > 1 && vocabulary.is(tokens[start - 2], 'gaming'));
}

/** "From someone other than blizzard": whether the words before a refusal at a place say who makes what is asked for. */
function namesOther(at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = at; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    if (vocabulary.is(tokens[i - 1], 'by')) return true;
    if (vocabulary.isContent(tokens[i - 1])) return false;
  }
  return false;
}

/** "No blizzard games", "not a rockstar game": whether a "no" right before a name in the singular refuses the games of whom it names. */
function isRefusedMaker(
  { start, end }: Pick<PhraseMatch<unknown>, 'start' | 'end'>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const { [end]: games } = tokens;
  if (games?.breakBefore !== 'none' || !vocabulary.is(games, 'series-of')) return false;
  const last = before.findLast((span) => says(span, 'negator') || vocabulary.isContent(tokens[span.start]));
  const between = last && tokens.slice(last.end, start + 1);
  return says(last, 'negator') && between?.every(({ breakBefore }) => breakBefore === 'none') === true;
}

/** "The Microsoft one", "el de Sony": whether the words around a name point at a game of whoever it names. */
export function isTheirGame(
  { start, end }: Pick<PhraseMatch<unknown>, 'start' | 'end'>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  const { [start - 2]: article, [start - 1]: of } = tokens;
  if (!of || tokens[start].breakBefore !== 'none') return false;
  const { [end]: one } = tokens;
  if (vocabulary.is(of, 'definite') && one?.breakBefore === 'none' && vocabulary.is(one, 'game-pronoun')) return true;
  return (
    article !== undefined && of.breakBefore === 'none' && vocabulary.is(of, 'of') && vocabulary.is(article, 'definite')
  );
}

/** Whether a text holds nothing but a name and words for games. */
function isWhole(tokens: readonly Token[], start: number, end: number, vocabulary: Vocabulary): boolean {
  return tokens.every((token, i) => {
    if (i >= start && i < end) return true;
    return vocabulary.is(token, 'gaming') || (!vocabulary.isContent(token) && !vocabulary.is(token, 'anything'));
  });
}
