import type { Token } from './analyse';
import type { Polarity } from './polarity';
import type { RequestTerm } from './request';
import { type Span, says } from './spans';
import type { Vocabulary } from './vocabulary';

/** Weight of a word that was already understood as a concept: it may still name a detail of one game. */
const UNDERSTOOD_TERM = 0.25;
/** …where the text says that it describes one game: most of what looks like a wish there is such a detail. */
const RECALLED_TERM = 0.6;

/** The words of a text to look for in the games' texts. */
export function termsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  vocabulary: Vocabulary,
): RequestTerm[] {
  const terms = new Map<string, RequestTerm>();
  const understood = spans.some((span) => says(span, 'recalls')) ? RECALLED_TERM : UNDERSTOOD_TERM;
  for (const [i, span] of spans.entries()) {
    if (signs[i].sign !== 'wanted' || span.kind === 'title' || span.kind === 'maker' || span.kind === 'role') continue;
    const factual = span.kind === 'meaning' && span.meanings.every(({ kind }) => kind !== 'concept');
    if (factual) continue;
    for (const token of tokens.slice(span.start, span.end)) {
      if (!vocabulary.isContent(token)) continue;
      const weight = span.kind === 'meaning' ? understood : 1;
      const held = terms.get(token.folded);
      if (!held || held.weight < weight) terms.set(token.folded, { es: token.stem.es, en: token.stem.en, weight });
    }
  }
  return [...terms.values()];
}
