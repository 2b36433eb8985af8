import type { CutText, Polarity, Span } from './span';

/**
 * The spans with a name as what it says besides, where the game itself is refused and the word is a theme: "rollo cyberpunk pero que no
 * sea el Cyberpunk", "mafia games but not Mafia".
 */
export function withThemesMeant(
  spans: readonly Span[],
  signs: readonly Polarity[],
  { tokens, vocabulary, kindOf, spoken }: CutText,
): readonly Span[] {
  const refused = spans.flatMap((span, i) =>
    span.kind === 'title' && signs[i].sign === 'unwanted' ? span.title.ids : [],
  );
  if (refused.length === 0) return spans;
  return spans.map((span, i) => {
    if (span.kind !== 'title' || signs[i].sign !== 'wanted' || !span.title.ids.some((id) => refused.includes(id)))
      return span;
    const { start, end } = span;
    const meaning = vocabulary.meaningAt(tokens, start, spoken);
    const isTheme = meaning?.values.some((value) => value.kind === 'concept' && kindOf(value.concept) === 'theme');
    if (meaning?.end !== end || !isTheme) return span;
    return { kind: 'meaning', start, end, meanings: meaning.values, numbers: meaning.numbers, lead: [] };
  });
}
