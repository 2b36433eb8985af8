import type { FactPhrase, Platform } from './lexicon';
import type { Polarity } from './polarity';
import type { Hint } from './request';
import type { Span } from './spans';

/** What the facts and the machines asked for say about the games that are known for them, each once. */
export function hintsOf(
  spans: readonly Span[],
  signs: readonly Polarity[],
  read: (span: Span) => string,
  platforms: readonly Platform[],
  numberOf: (id: string) => number,
): Hint[] {
  const said = new Map<FactPhrase | Platform, string>();
  for (const [i, span] of spans.entries()) {
    if (span.kind !== 'meaning' || signs[i].sign !== 'wanted') continue;
    for (const meaning of span.meanings) {
      if (meaning.kind === 'concept') continue;
      const source = meaning.kind === 'fact' ? meaning.fact : platforms[meaning.platform];
      if (!said.has(source)) said.set(source, read(span));
    }
  }
  return [...said].flatMap(([{ favours = [], disfavours = [] }, words]) =>
    favours.length + disfavours.length === 0
      ? []
      : [{ words, favours: favours.map(numberOf), disfavours: disfavours.map(numberOf) }],
  );
}
