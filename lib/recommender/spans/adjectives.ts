import type { Knowledge } from '../knowledge/knowledge';
import type { Token } from '../words/analyse';
import { conceptsOf, type Span, says } from './span';

/** Sorts of concept that one word names by a noun, so that what stands before it describes it: "a pretty platformer". */
const NOUNS: readonly string[] = ['genre', 'theme', 'mechanic'];

/**
 * The spans with those words read that mean something only where they describe a thing: "a pretty platformer", "pretty and calm",
 * "something pretty". Before another adjective they stress it: "pretty hard".
 */
export function withAdjectives(spans: readonly Span[], tokens: readonly Token[], knowledge: Knowledge): Span[] {
  const { lexicon, conceptNumber } = knowledge;
  const { adjectives, adjectivesBehind } = lexicon.grammar;
  return spans.map((span, i) => {
    const { folded } = tokens[span.start];
    if (span.kind === 'meaning' && span.end - span.start === 1 && Object.hasOwn(adjectivesBehind, folded))
      return followsNoun(spans, i, tokens, knowledge)
        ? { ...span, meanings: [{ kind: 'concept', concept: conceptNumber(adjectivesBehind[folded]) }] }
        : span;
    if (span.kind !== 'word' || !Object.hasOwn(adjectives, tokens[span.start].folded)) return span;
    if (!describes(spans, i, tokens, knowledge)) return span;
    const concept = conceptNumber(adjectives[tokens[span.start].folded]);
    return { ...span, kind: 'meaning', meanings: [{ kind: 'concept', concept }], numbers: [], lead: [] };
  });
}

/** Whether a span stands right behind a thing, or a word for any game: "algo submarino", but "un submarino", "juegos de submarinos". */
function followsNoun(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
  { lexicon, vocabulary }: Knowledge,
): boolean {
  if (at === 0 || tokens[spans[at].start].breakBefore !== 'none') return false;
  const before = spans[at - 1];
  if (before.kind === 'meaning')
    return conceptsOf(before).some((concept) => NOUNS.includes(lexicon.concepts[concept].kind));
  const word = tokens[before.end - 1];
  return vocabulary.is(word, 'anything') || vocabulary.is(word, 'gaming');
}

function describes(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
  { lexicon, vocabulary }: Knowledge,
): boolean {
  const next = spans[at + 1];
  if (!next || tokens[next.start].breakBefore !== 'none' || says(next, 'and') || says(next, 'preposition')) return true;
  // "Pretty hard platformer": the phrase itself opens with an adjective.
  if (next.kind === 'meaning' && next.end - next.start > 1) return false;
  if (next.kind === 'meaning')
    return next.meanings.some(
      (meaning) => meaning.kind === 'concept' && NOUNS.includes(lexicon.concepts[meaning.concept].kind),
    );
  return next.kind === 'word' && vocabulary.is(tokens[next.start], 'gaming');
}
