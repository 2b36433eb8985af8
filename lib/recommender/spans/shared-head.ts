import type { Language } from '../game';
import type { Meaning, Vocabulary } from '../knowledge/vocabulary';
import type { Token } from '../words/analyse';
import type { PhraseMatch } from '../words/phrase-trie';
import { type Span, says } from './span';

/**
 * The spans with what a thing shares with the one that "or" or "and" joins it to: in English the last word ("psychological or cosmic
 * horror"), in Spanish the first ("terror psicológico o cósmico"). Only what is a phrase together shares it.
 */
export function withSharedHeads(
  spans: readonly Span[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  spoken?: Language,
): Span[] {
  const whole = (words: readonly Token[]): PhraseMatch<Meaning> | undefined => {
    const found = vocabulary.meaningAt(
      words.map((token) => ({ ...token, breakBefore: 'none' as const })),
      0,
      spoken,
    );
    return found?.end === words.length ? found : undefined;
  };
  const read = (span: Span, found: PhraseMatch<Meaning> | undefined): Span =>
    found
      ? { kind: 'meaning', start: span.start, end: span.end, meanings: found.values, numbers: found.numbers, lead: [] }
      : span;

  // "Por turnos ni de terror" does not share "de".
  const isThing = ({ kind, start }: Span) =>
    kind === 'meaning' || (kind === 'word' && vocabulary.isContent(tokens[start]));

  const result = [...spans];
  for (let i = 0; i + 2 < spans.length; i++) {
    const [first, join, last] = spans.slice(i, i + 3);
    if (!(says(join, 'or') || says(join, 'and')) || !isThing(first) || !isThing(last)) continue;
    if (tokens.slice(join.start, last.end).some(({ breakBefore }) => breakBefore !== 'none')) continue;
    const [before, behind] = [tokens.slice(first.start, first.end), tokens.slice(last.start, last.end)];
    // "Switch and Switch 2" share nothing: each says it.
    if (before.some(({ folded }) => behind.some((token) => token.folded === folded))) continue;
    if (last.kind === 'meaning' && behind.length > 1) result[i] = read(first, whole([...before, ...behind.slice(-1)]));
    // A "no" that begins a phrase reaches what follows by itself: "no text or dialogue".
    if (first.kind === 'meaning' && before.length > 1 && !first.lead.includes('negator')) {
      // "En primera persona o tercera".
      result[i + 2] = read(last, whole([before[0], ...behind]) ?? whole([...behind, ...before.slice(-1)]));
    }
  }
  return result;
}
