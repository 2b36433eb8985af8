import { isWork, type Meaning, type Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { type Span, says } from './span';

/** How many words may stand between "like" and a name, articles for the most part. */
const NEAR = 3;

/**
 * Whether a phrase names a work that something is to be like, be it in a list of such: "like Harry Potter or Narnia", "Dune vibes".
 * Games made of it are not what others are measured by.
 */
export function likensWork(
  { start, end }: PhraseMatch<Meaning>,
  tokens: readonly Token[],
  before: readonly Span[],
  vocabulary: Vocabulary,
): boolean {
  const next = tokens[end];
  if (next?.breakBefore === 'none' && vocabulary.is(next, 'likened')) return true;
  let from = start;
  for (const span of before.toReversed()) {
    if (from - span.end > NEAR || tokens[from].breakBefore === 'clause') return false;
    if (says(span, 'like')) return !says(span, 'negator');
    const listed = span.kind === 'title' || (span.kind === 'meaning' && span.meanings.some(isWork));
    if (listed || says(span, 'and') || says(span, 'or')) from = span.start;
    else if (span.kind !== 'word') return false;
  }
  return false;
}
