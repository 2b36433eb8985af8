import type { Knowledge } from '../knowledge/knowledge';
import type { RequestTerm } from '../request';
import { conceptsOf, type Polarity, type Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { particularsOf } from './particulars';

/**
 * The words of a text to look for in the games' texts. What names one of a kind of thing says more than is understood of it: a
 * yeti is a monster, but no other monster is a yeti.
 *
 * @param all those that are negated as well: "a vampire without a jaw" tells of a jaw
 */
export function termsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  signs: readonly Polarity[],
  knowledge: Knowledge,
  all = false,
): RequestTerm[] {
  const terms = new Map<string, RequestTerm>();
  for (const [i, span] of spans.entries()) {
    if (signs[i].sign !== 'wanted' && !(all && signs[i].sign === 'unwanted')) continue;
    if (span.kind === 'title' || span.kind === 'maker' || span.kind === 'role') continue;
    const factual = span.kind === 'meaning' && span.meanings.every(({ kind }) => kind !== 'concept');
    if (factual) continue;
    const particulars = particularsOf(span, tokens, knowledge);
    for (const token of tokens.slice(span.start, span.end)) {
      if (!knowledge.vocabulary.isContent(token)) continue;
      const understood = span.kind === 'meaning' && !particulars.includes(token);
      const { es, en } = token.stem;
      const held = terms.get(token.folded);
      if (held && !held.understood) continue;
      const concepts = understood ? conceptsOf(span) : [];
      terms.set(token.folded, { es, en, understood, ...(concepts.length > 0 && { concepts }) });
    }
  }
  return [...terms.values()];
}
