import type { Language } from '../game';
import type { Knowledge } from '../knowledge/knowledge';
import type { RequestWish } from '../request';
import { type Polarity, type Span, says } from '../spans/span';
import { thingWish } from '../wishes/thing-wish';
import type { Token } from '../words/analyse';
import { fold } from '../words/fold';
import { SEVERAL } from './thing-words';

/** How many games may tell of a thing that is refused: it is named to be kept out, be it an ordinary word. */
const MOST_GAMES = 200;

/**
 * Refusals of things that the lexicon does not know: "sin serpientes", "no cockroaches or rats". A thing is a plural behind a word
 * that refuses things, or joined to one by "or" or "ni"; games that tell of it are kept out.
 *
 * @param read the words of a stretch of the text as they were written
 */
export function refusedThings(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (stretch: Pick<Span, 'start' | 'end'>) => string,
  { lexicon, vocabulary, gamesTelling }: Knowledge,
  spoken?: Language,
): RequestWish[] {
  if (!signs.some(({ sign }) => sign === 'unwanted')) return [];
  const { refusesThings: refuse } = lexicon.grammar;
  // "No" stands before things in English, before verbs in Spanish.
  const refusing = new Set([...refuse.es, ...(spoken === 'es' ? [] : refuse.en)].map(fold));
  const wishes: RequestWish[] = [];
  /** Where the last refused thing, or a refused wish, ended. */
  let listed = -1;
  for (const [i, span] of spans.entries()) {
    const { start, end } = span;
    if (span.kind !== 'word') {
      if (signs[i].sign === 'unwanted') listed = end;
      continue;
    }
    if (vocabulary.is(tokens[start], 'skippable')) continue;
    const before = spans.slice(0, i).findLast(({ start: at }) => !vocabulary.is(tokens[at], 'skippable'));
    const thing = tokens[start];
    if (signs[i].sign !== 'unwanted' || !before) continue;
    const listedBefore =
      thing.breakBefore === 'comma' ? listed === before.end : listed === before.start && joins(before);
    const led = thing.breakBefore === 'none' && start - before.end <= 1 && refusing.has(phraseOf(tokens, before));
    if (!led && !listedBefore) continue;
    listed = end;
    // "No boring levels": what says how things are is no thing.
    const next = spans[i + 1];
    const narrows = next && next.kind !== 'role' && tokens[end]?.breakBefore === 'none';
    if (narrows || !vocabulary.isContent(thing) || !SEVERAL.test(thing.folded)) continue;
    const telling = gamesTelling(thing.stem);
    if (telling === 0 || telling > MOST_GAMES) continue;
    wishes.push(thingWish([thing], 'never', read(span), { stem: thing.stem }, lexicon));
  }
  return wishes;
}

function joins(span: Span): boolean {
  return says(span, 'or') || says(span, 'and');
}

function phraseOf(tokens: readonly Token[], { start, end }: Span): string {
  return tokens
    .slice(start, end)
    .map(({ folded }) => folded)
    .join(' ');
}
