import type { Token } from '../words/analyse';
import { listedNames } from './listed-names';
import { type CutText, needOf, type Polarity, type Span, says } from './span';

/**
 * The polarities with the games of other people no wishes: "my brother plays Fortnite all day, I want something calm", "a mis amigos
 * les gusta el Call of Duty y yo no puedo". They are what the game shall be like where it is for those people ("a gift for him") or for
 * all of them together.
 */
export function withOthersGames(signs: readonly Polarity[], text: CutText): Polarity[] {
  const result = [...signs];
  const lists = listedNames(text).map(({ places }) => places);
  const listed = new Set(lists.flat());
  const single = text.spans.flatMap((_, i) => (listed.has(i) ? [] : [[i]]));
  for (const places of [...lists, ...single]) {
    const [first] = places;
    const { [places.length - 1]: last } = places;
    if (text.spans[first].kind !== 'title' || !areOthers(first, last, signs, text)) continue;
    for (const place of places)
      if (signs[place].sign === 'wanted') result[place] = { sign: 'indifferent', nice: false, compound: false };
  }
  return result;
}

/** Whether the games from one place to another are told of others, and whoever asks wants something else. */
function areOthers(first: number, last: number, signs: readonly Polarity[], text: CutText): boolean {
  const { tokens, spans, vocabulary } = text;
  const from = partStart(first, text);
  const before = tokens.slice(from, spans[first].start);
  const who = before.findIndex((word, i) => isOther(word, before[i + 1], text));
  if (who < 0 || before.some((word) => vocabulary.is(word, 'oneself') || vocabulary.is(word, 'contrast'))) return false;
  // "With my friends", "for my son who plays Minecraft".
  const governs = before.slice(0, who).some((word) => vocabulary.is(word, 'has') || isPreposition(word, text));
  if (governs) return false;
  const after = tokens.slice(spans[last].end);
  if (after.some((word) => vocabulary.is(word, 'different'))) return true;
  if (after.some((word) => vocabulary.is(word, 'contrast') && !joinsThem(after, vocabulary))) return true;
  if (joinsThem(after, vocabulary)) return false;
  if (turnsTo(spans[last].end, text, true)) return true;
  // For those of one's family one looks for games, and what others are fond of may be what a present is to be like.
  if (!before.some((word) => vocabulary.is(word, 'others')) || before.some((word) => vocabulary.is(word, 'tastes')))
    return false;
  return !asksForCompany(signs, text) && (turnsTo(spans[last].end, text) || asksAnew(after, vocabulary));
}

/** Whether what follows points back to others, or asks for the like of their games: "for him", "juntos", "something similar". */
function joinsThem(after: readonly Token[], vocabulary: CutText['vocabulary']): boolean {
  return after.some((word, i) => {
    // "I played Hades and Celeste and loved both".
    const isLiked = i > 0 && vocabulary.roleAt(after, i - 1)?.values.includes('liked');
    return (vocabulary.is(word, 'theirs') && !isLiked) || vocabulary.is(word, 'alike');
  });
}

/** Where the part of the sentence begins that a span stands in, in tokens. */
function partStart(at: number, { tokens, spans, vocabulary }: CutText): number {
  let i = at;
  // "My kid only plays Roblox" is one part.
  const turns = (span: Span) => says(span, 'ends-negation') && !tokens.slice(span.start, span.end).every(isOnly);
  const isOnly = (word: Token) => vocabulary.is(word, 'only');
  while (i > 0 && tokens[spans[i].start].breakBefore === 'none' && !turns(spans[i - 1])) i--;
  return spans[i].start;
}

/** Whether a word names other people: "friends", "mi hijo", "todos" but not "todos los Zelda". */
function isOther(word: Token, next: Token | undefined, { vocabulary }: CutText): boolean {
  if (!vocabulary.is(word, 'others') && !vocabulary.is(word, 'family')) return false;
  return !(vocabulary.is(word, 'every') && next && vocabulary.is(next, 'definite'));
}

function isPreposition(word: Token, { spans, tokens }: CutText): boolean {
  return spans.some((span) => tokens[span.start] === word && span.kind === 'role' && says(span, 'preposition'));
}

/** Whether the text turns round behind a place: "… but my mum won't let me", and to whoever asks: "… but I". */
function turnsTo(from: number, { tokens, spans, vocabulary }: CutText, oneself = false): boolean {
  return spans.some(({ start, end, kind }, i) => {
    if (start < from || kind !== 'role' || !says(spans[i], 'ends-negation')) return false;
    return !oneself || (end < tokens.length && vocabulary.is(tokens[end], 'oneself'));
  });
}

/** Whether a part of the text of its own asks for a game. */
function asksAnew(after: readonly Token[], vocabulary: CutText['vocabulary']): boolean {
  const opens = after.findIndex(({ breakBefore }) => breakBefore !== 'none');
  return opens >= 0 && after.slice(opens).some((word) => vocabulary.is(word, 'asking'));
}

/** Whether a text asks for a game to play in company. */
function asksForCompany(signs: readonly Polarity[], { spans }: CutText): boolean {
  const isCompany = (span: Span) =>
    span.kind === 'meaning' &&
    span.meanings.some((meaning) => {
      const need = needOf(meaning);
      return need?.kind === 'players' && !need.solo;
    });
  return spans.some((span, i) => signs[i].sign === 'wanted' && isCompany(span));
}
