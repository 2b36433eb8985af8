import type { Role } from '../knowledge/roles';
import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { WordClass } from '../knowledge/word-classes';
import type { Token } from '../words/analyse';
import { type CutText, type KindOf, type Polarity, type Span, says } from './span';

/** Small words of what is liked, refused or asked for. */
const OF_WISHES: readonly Role[] = ['like', 'negator', 'negates-before', 'nice', 'not-only', 'indifferent', 'exact'];

const OF_ASKING: readonly WordClass[] = ['filler', 'gaming', 'anything'];

/** Sorts of concept that matter whoever says so: what somebody needs, and whom the game is for. */
const OF_PEOPLE = ['access', 'audience'];

/** Whose thing it is, the thing, and what is said of it. */
const LEAST_WORDS = 3;

/** As much of a text as says one thing: the spans from `first` to before `end`, and their words. */
interface Part {
  readonly first: number;
  readonly end: number;
  readonly spans: readonly Span[];
  readonly words: readonly Token[];
}

/**
 * The spans of what is merely told of somebody or something that the player knows: "my boss is a dragon", "mi coche hace un ruido
 * raro". A word of liking or asking makes it a wish ("my daughter loves horses"); a need, a fact, a name and a number matter.
 */
export function statementsIn({ tokens, spans, vocabulary, kindOf }: CutText): boolean[] {
  const stated = spans.map(() => false);
  for (const part of partsOf(tokens, spans)) {
    const { first, end, words } = part;
    if (!opensWithOwner(words, vocabulary) || !saysMore(part) || wishes(part, vocabulary)) continue;
    if (isOf('enthusiast', words, vocabulary) || !part.spans.every((span) => isTale(span, kindOf))) continue;
    stated.fill(true, first, end);
  }
  return stated;
}

/** Whether a part says something of what it names: "my pet dragon" does not. */
function saysMore({ spans, words }: Part): boolean {
  return words.length >= LEAST_WORDS && spans.some(({ kind, start }) => kind !== 'meaning' && start > spans[0].start);
}

/** Whether a span is one of what games are about, or none of games at all. */
function isTale(span: Span, kindOf: KindOf): boolean {
  if (span.kind !== 'meaning') return span.kind === 'word' || span.kind === 'role';
  return span.meanings.every((meaning) => {
    if (meaning.kind === 'fact') return !meaning.fact.need && !meaning.fact.suggests;
    return meaning.kind === 'concept' && kindOf(meaning.concept) !== 'access';
  });
}

/** Whether a phrase means a sort of game or what one is about. */
function isSort(meanings: readonly Meaning[], kindOf: KindOf): boolean {
  return meanings.every((meaning) => meaning.kind === 'concept' && !OF_PEOPLE.includes(kindOf(meaning.concept)));
}

/**
 * The polarities with what is told beside a wish no more than nice to have: "ayer vi una peli de zombis, quiero un juego de
 * coches", "there was a robbery on my street, …".
 */
export function withTold(signs: readonly Polarity[], { tokens, spans, vocabulary, kindOf }: CutText): Polarity[] {
  const isWanted = (span: Span, place: number) => span.kind === 'meaning' && signs[place].sign === 'wanted';
  const parts = partsOf(tokens, spans);
  const told = parts.filter((part) => tells(part, vocabulary));
  const asks = parts.some(
    (part) => !told.includes(part) && part.spans.some((span, i) => isWanted(span, part.first + i)),
  );
  if (!asks) return [...signs];
  // "Pilota avionetas y le encantan los trenes": either is what somebody is fond of.
  const tied = new Set(signs.map(({ alternative }) => alternative));
  return signs.map((sign, place) => {
    const span = spans[place];
    if (span.kind !== 'meaning' || !isWanted(span, place) || !isSort(span.meanings, kindOf)) return sign;
    if (tied.has(span)) return sign;
    return told.some(({ first, end }) => first <= place && place < end) ? { ...sign, nice: true } : sign;
  });
}

/** A text cut where a clause or its like ends, where it turns round ("but", "I want") and at each "and". */
function partsOf(tokens: readonly Token[], spans: readonly Span[]): Part[] {
  const parts: Part[] = [];
  const add = (first: number, end: number) => {
    const words = tokens.slice(spans[first].start, spans[end - 1].end);
    parts.push({ first, end, spans: spans.slice(first, end), words });
  };
  let first = 0;
  for (const [i, span] of spans.entries()) {
    const ends = tokens[span.start].breakBefore !== 'none' || says(span, 'ends-negation') || says(span, 'and');
    if (i === first || !ends) continue;
    add(first, i);
    first = i;
  }
  if (spans.length > 0) add(first, spans.length);
  return parts;
}

/** "My boss is …", but not "my own zoo". */
function opensWithOwner([first, second]: readonly Token[], vocabulary: Vocabulary): boolean {
  if (second === undefined || !vocabulary.is(first, 'owner')) return false;
  return vocabulary.isContent(second) || !vocabulary.is(second, 'opening');
}

/** Whether a part tells what was or whose it is, and asks for nothing. */
function tells(part: Part, vocabulary: Vocabulary): boolean {
  const { words } = part;
  if (vocabulary.is(words[0], 'opening') || wishes(part, vocabulary)) return false;
  if (isOf('telling', words, vocabulary)) return true;
  return words.length >= LEAST_WORDS && isOf('owner', words, vocabulary) && !isOf('enthusiast', words, vocabulary);
}

function isOf(wordClass: WordClass, words: readonly Token[], vocabulary: Vocabulary): boolean {
  return words.some((word) => vocabulary.is(word, wordClass));
}

/** Whether a part holds a word of asking or liking, of games or of how many there are. */
function wishes({ spans, words }: Part, vocabulary: Vocabulary): boolean {
  if (spans.some((span) => OF_WISHES.some((role) => says(span, role)))) return true;
  if (OF_ASKING.some((wordClass) => isOf(wordClass, words, vocabulary))) return true;
  return words.some((word) => vocabulary.counts(word) && !vocabulary.is(word, 'some'));
}
