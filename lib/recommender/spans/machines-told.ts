import type { Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import { type CutText, isMachine, needOf, type Polarity, type Span, says } from './span';

/** A sentence as the places of its spans. */
type Sentence = readonly number[];

/**
 * The polarities with the machines on which somebody played other games as no wish, where it is said which they have: "we passed the 3DS
 * back and forth with Professor Layton … We've got a Switch".
 */
export function withoutMachinesTold(signs: readonly Polarity[], { tokens, spans, vocabulary }: CutText): Polarity[] {
  const sentences = sentencesOf(tokens, spans);
  const named = (sentence: Sentence) => sentence.filter((i) => isMachine(spans[i]) && signs[i].sign === 'wanted');
  const plays = (sentence: Sentence) => sentence.some((i) => spans[i].kind === 'title');
  const has = (sentence: Sentence) => {
    const at = sentence.findIndex((i) => says(spans[i], 'has'));
    return at >= 0 && !plays(sentence.slice(0, at));
  };
  const isAtHand = (i: number) => isMachine(spans[i]) || isWeakMachine(spans[i]);
  if (!sentences.some((sentence) => has(sentence) && sentence.some((i) => isAtHand(i) && signs[i].sign === 'wanted')))
    return [...signs];
  const told = new Set(
    sentences.filter((sentence) => plays(sentence) && !asks(sentence, tokens, spans, vocabulary)).flatMap(named),
  );
  return signs.map((sign, i) => (told.has(i) ? { ...sign, sign: 'indifferent' } : sign));
}

function isWeakMachine(span: Span): boolean {
  return span.kind === 'meaning' && span.meanings.some((meaning) => needOf(meaning)?.kind === 'hardware');
}

function sentencesOf(tokens: readonly Token[], spans: readonly Span[]): Sentence[] {
  const sentences: number[][] = [];
  for (const [i, { start }] of spans.entries()) {
    const last = sentences.at(-1);
    if (!last || tokens[start].breakBefore === 'clause') sentences.push([i]);
    else last.push(i);
  }
  return sentences;
}

/** Whether a sentence says what is looked for, or has a word of having: then its machines may be the ones to play on. */
function asks(sentence: Sentence, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  return sentence.some((i) => {
    const first = tokens[spans[i].start];
    // "El último juego que jugué" is a game of once.
    const isOne = [1, 2].some((back) => vocabulary.is(tokens[spans[i].start - back] ?? first, 'definite'));
    const asksFor = vocabulary.is(first, 'anything') && !isOne;
    return says(spans[i], 'has') || says(spans[i], 'ends-negation') || asksFor;
  });
}
