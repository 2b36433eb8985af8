import type { WordClass } from '../knowledge/word-classes';
import type { Token } from '../words/analyse';
import { mayAnnoy } from './complaint-subjects';
import { type ComplaintText, isNegated, type Part, type Predicate } from './complaint-text';
import { isNamed, says } from './span';

/** Words with which a "no" makes light of something, or says how somebody does not feel. */
const LIGHT: readonly WordClass[] = ['slight', 'stings', 'distress'];

/** "No me van nada", "nunca nos han tirado": a "no" with nothing named behind it. */
export function dislikedAt(at: number, part: Part, text: ComplaintText): Predicate | undefined {
  const { tokens, vocabulary } = text;
  if (!vocabulary.is(tokens[at], 'pronoun') || at + 1 >= part.end || !isNegated(at, text)) return undefined;
  if (vocabulary.is(tokens[at + 1], 'done') || !isBare(at, part, text)) return undefined;
  return { start: at - 1, end: part.end, subject: 'before' };
}

/** "Horror and I don't get along", "Myst never clicked with me": a "no" behind what the part of the text opens with. */
export function declinedAt(at: number, part: Part, text: ComplaintText): Predicate | undefined {
  const { tokens, spans, vocabulary, negators } = text;
  const place = negators.get(at);
  if (place === undefined || says(spans[place], 'indifferent') || !isBare(at, part, text)) return undefined;
  const isPerson = (word: Token) => vocabulary.is(word, 'person') || vocabulary.is(word, 'self');
  const words = tokens.slice(part.start, part.end);
  if (!words.some(isPerson) || words.some((word) => vocabulary.is(word, 'done'))) return undefined;
  const subject = spans.findIndex((span) => span.start >= part.start && isNamed(span));
  if (subject < 0 || subject >= place || !mayAnnoy(spans[subject], text)) return undefined;
  const asks = (word: Token) => vocabulary.is(word, 'asking') || vocabulary.is(word, 'opening');
  const opening = tokens.slice(part.start, spans[subject].start);
  if (opening.some((word) => vocabulary.isContent(word) || vocabulary.is(word, 'self') || asks(word))) return undefined;
  const between = tokens.slice(spans[subject].end, at);
  // "A racing game where nobody rams me" says which.
  if ([...between, tokens[at]].some((word) => vocabulary.is(word, 'relative') || vocabulary.is(word, 'where')))
    return undefined;
  // "Card games my wife can't beat me at": what is said narrows the thing.
  const and = spans.slice(subject + 1, place).some((span) => says(span, 'and'));
  if (!and && between.some(isPerson) && tokens.slice(at, part.end).some(isPerson)) return undefined;
  return { start: at, end: part.end, subject: 'before' };
}

/** Whether nothing named, and no word that makes light of it, stands between a token and the end of its part. */
function isBare(at: number, { end }: Part, { tokens, spans, vocabulary }: ComplaintText): boolean {
  if (spans.some((span) => span.end > at && span.start < end && isNamed(span))) return false;
  return !tokens.slice(at, end).some((token) => LIGHT.some((wordClass) => vocabulary.is(token, wordClass)));
}
