import type { Knowledge } from '../knowledge/knowledge';
import type { Vocabulary } from '../knowledge/vocabulary';
import type { ConceptKind } from '../lexicon';
import type { Token } from '../words/analyse';
import { type CutText, conceptsOf, type KindOf, type Polarity, type Span, says } from './span';

/** How many games must hold two things for both to be asked of one: as many as an answer has. */
const ENOUGH = 12;

/** How many things somebody lists who does not mean one game with all of them. */
const SEVERAL = 3;

/** Kinds of concept that one is fond of; the others say how a game shall be. */
const TOPICS: readonly ConceptKind[] = ['theme', 'genre', 'mechanic'];

/**
 * The polarities with what somebody else is fond of as alternatives where hardly any game has both: a niece who "loves horses and
 * drawing", or a grandfather who "always played solitaire and dominoes", is glad of a game about either. Who speaks of themselves ("me gustan los trenes y los dinosaurios") asks for a game with both, unless they
 * list more things than a game can be about ("I like crosswords, jigsaws and solitaire").
 */
export function withTastes(
  signs: readonly Polarity[],
  text: CutText,
  gamesOfAll: Knowledge['gamesOfAll'],
): readonly Polarity[] {
  const { spans, kindOf } = text;
  const isTopic = (place: number) => isTopicSpan(spans[place], kindOf) && signs[place].sign === 'wanted';
  const read = [...signs];
  for (let first = 0; first < spans.length; first++) {
    const whose = isTopic(first) ? tasteAt(first, text) : undefined;
    if (!whose) continue;
    const listed = listFrom(first, text, isTopic);
    if (whose === 'own' && (listed.length < SEVERAL || !isParted(listed, spans, gamesOfAll))) continue;
    for (const [i, place] of listed.entries()) {
      if (i > 0 && areApart(spans[listed[i - 1]], spans[place], gamesOfAll))
        read[place] = { ...read[place], alternative: spans[listed[i - 1]] };
    }
  }
  return read;
}

/** Whether hardly any game has two things of a list that stand side by side. */
function isParted(listed: readonly number[], spans: readonly Span[], gamesOfAll: Knowledge['gamesOfAll']): boolean {
  return listed.every((place, i) => i === 0 || areApart(spans[listed[i - 1]], spans[place], gamesOfAll));
}

/** Whether hardly any game has what both of two phrases mean. */
function areApart(a: Span, b: Span, gamesOfAll: Knowledge['gamesOfAll']): boolean {
  return conceptsOf(a).every((one) => conceptsOf(b).every((other) => gamesOfAll([one, other]) < ENOUGH));
}

/** The places of the topics that "and" or a comma joins to the one at `first`; that one alone where no "and" does. */
function listFrom(first: number, text: CutText, isTopic: (place: number) => boolean): readonly number[] {
  const { tokens, spans, vocabulary } = text;
  const listed = [first];
  let joined = false;
  let and = false;
  for (let i = first + 1; i < spans.length && tokens[spans[i].start].breakBefore !== 'clause'; i++) {
    joined ||= tokens[spans[i].start].breakBefore === 'comma';
    if (says(spans[i], 'and') && spans[i].kind === 'role') {
      joined = true;
      and = true;
    } else if (tellsTaste(spans[i], text)) {
      const joins =
        vocabulary.roleAt(tokens.slice(0, spans[i].start + 1), spans[i].start)?.values.includes('and') === true;
      joined ||= joins;
      and ||= joins;
    } else if (joined && isTopic(i)) {
      listed.push(i);
      joined = false;
    } else if (!isSmall(spans[i], tokens, vocabulary)) break;
  }
  return and ? listed : [first];
}

/** Whose taste the words right before a span say that it is. */
function tasteAt(at: number, { tokens, spans, vocabulary }: CutText): 'own' | 'others' | undefined {
  const likes = says(spans[at - 1], 'like') && tokens[spans[at].start].breakBefore === 'none';
  if (likes && tellsOfSelf(spans[at - 1].end - 1, tokens, vocabulary)) return 'own';
  for (let i = spans[at].start; i > 0 && tokens[i].breakBefore === 'none'; i--) {
    const before = tokens[i - 1];
    if (vocabulary.is(before, 'tastes') || vocabulary.is(before, 'habit'))
      return tellsOfSelf(i - 1, tokens, vocabulary) ? 'own' : 'others';
    if (!isSmallToken(before, vocabulary)) return undefined;
  }
  return undefined;
}

/** Whether the clause says before a place that it speaks of whoever asks. */
function tellsOfSelf(at: number, tokens: readonly Token[], vocabulary: Vocabulary): boolean {
  for (let i = at; i >= 0; i--) {
    if (vocabulary.is(tokens[i], 'oneself')) return true;
    if (tokens[i].breakBefore !== 'none') return false;
  }
  return false;
}

/** "Flies planes and loves trains", "y le encantan": whether a span says anew that somebody is fond of something. */
function tellsTaste({ kind, start, end }: Span, { tokens, vocabulary }: CutText): boolean {
  const { [end - 1]: last } = tokens;
  return (kind === 'word' || kind === 'role') && end - start <= 3 && vocabulary.is(last, 'tastes');
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
