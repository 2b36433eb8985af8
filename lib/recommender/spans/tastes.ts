import type { Knowledge } from '../knowledge/knowledge';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import type { Token } from '../words/analyse';
import { type CutText, conceptsOf, type KindOf, type Polarity, type Span, says } from './span';

/** How many games must hold two things for both to be asked of one: as many as an answer has. */
const ENOUGH = 12;

/** Kinds of concept that one is fond of; the others say how a game shall be. */
const TOPICS: readonly ConceptKind[] = ['theme', 'genre', 'mechanic'];

/**
 * The polarities with what somebody else is fond of as alternatives where hardly any game has both: a niece who "loves horses and
 * drawing", or a grandfather who "always played solitaire and dominoes", is glad of a game about either. Who speaks of themselves ("me gustan los trenes y los dinosaurios") asks for a game with both.
 */
export function withTastes(
  signs: readonly Polarity[],
  text: CutText,
  gamesOfAll: Knowledge['gamesOfAll'],
): readonly Polarity[] {
  const { tokens, spans, vocabulary, kindOf } = text;
  const isTopic = (place: number) => isTopicSpan(spans[place], kindOf) && signs[place].sign === 'wanted';
  const read = [...signs];
  for (let first = 0; first < spans.length; first++) {
    if (!isTopic(first) || !isTaste(first, tokens, spans, vocabulary)) continue;
    const listed = listFrom(first, text, isTopic);
    for (const [i, place] of listed.entries()) {
      if (i > 0 && areApart(spans[listed[i - 1]], spans[place], gamesOfAll))
        read[place] = { ...read[place], alternative: spans[listed[i - 1]] };
    }
  }
  return read;
}

/** Whether hardly any game has what both of two phrases mean. */
function areApart(a: Span, b: Span, gamesOfAll: Knowledge['gamesOfAll']): boolean {
  return conceptsOf(a).every((one) => conceptsOf(b).every((other) => gamesOfAll([one, other]) < ENOUGH));
}

/** The places of the topics that "and" or a comma joins to the one at `first`; that one alone where no "and" does. */
function listFrom(
  first: number,
  { tokens, spans, vocabulary }: CutText,
  isTopic: (place: number) => boolean,
): readonly number[] {
  const listed = [first];
  let joined = false;
  let and = false;
  for (let i = first + 1; i < spans.length && tokens[spans[i].start].breakBefore !== 'clause'; i++) {
    joined ||= tokens[spans[i].start].breakBefore === 'comma';
    if (says(spans[i], 'and') && spans[i].kind === 'role') {
      joined = true;
      and = true;
    } else if (joined && isTopic(i)) {
      listed.push(i);
      joined = false;
    } else if (!isSmall(spans[i], tokens, vocabulary)) break;
  }
  return and ? listed : [first];
}

/** Whether the words right before a span say that somebody else is fond of it. */
function isTaste(at: number, tokens: readonly Token[], spans: readonly Span[], vocabulary: Vocabulary): boolean {
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    const before = tokens[i - 1];
    if (vocabulary.is(before, 'tastes') || vocabulary.is(before, 'habit'))
      return !tellsOfSelf(i - 1, tokens, vocabulary);
    if (!isSmallToken(before, vocabulary)) return false;
  }
  return false;
}

/** Whether the clause says before a place that it speaks of whoever asks. */
function tellsOfSelf(at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = at; i >= 0; i--) {
    if (vocabulary.is(tokens[i], 'oneself')) return true;
    if (tokens[i].breakBefore !== 'none') return false;
  }
  return false;
}

function isTopicSpan(span: Span, kindOf: KindOf): boolean {
  return (
    span.kind === 'meaning' &&
    span.meanings.every((meaning) => meaning.kind === 'concept' && TOPICS.includes(kindOf(meaning.concept)))
  );
}

function isSmall(span: Span, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  return span.kind === 'word' && isSmallToken(tokens[span.start], vocabulary);
}

function isSmallToken(token: Token, vocabulary: Vocabulary): boolean {
  return vocabulary.is(token, 'skippable') || vocabulary.is(token, 'definite') || !vocabulary.isContent(token);
}
