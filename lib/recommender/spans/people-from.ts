import type { Concept } from '../lexicon';
import { type CutText, conceptsOf, isNamed, type Polarity, type Span, says } from './span';

/**
 * The polarities with where people are as no wish: "con gente de México, Perú y Argentina", "my cousins in Japan" say who plays along,
 * and not where the game shall be set.
 */
export function withoutPeopleFrom(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { tokens, spans, vocabulary, lexicon } = text;
  const isPlace = (span: Span) => {
    const concepts = conceptsOf(span);
    return concepts.length > 0 && concepts.every((concept) => isSetting(lexicon.concepts[concept], lexicon.concepts));
  };
  if (!spans.some(isPlace)) return signs;
  const result = [...signs];
  /** Whether people are spoken of, and then where they are. */
  let said: 'people' | 'place' | undefined;
  for (const [i, span] of spans.entries()) {
    const { [span.start]: first, [span.end - 1]: last } = tokens;
    if (first.breakBefore === 'clause') said = undefined;
    if (said === 'people' && bringsInPlace(span, text)) said = 'place';
    if (vocabulary.is(last, 'others')) said = isAbout(span, text) ? undefined : 'people';
    else if (isNamed(span)) {
      if (!said || !isPlace(span)) said = undefined;
      else if (said === 'place' && signs[i].sign === 'wanted') result[i] = { ...signs[i], sign: 'indifferent' };
      // "Chile, México": what begins with a capital letter may be a place too.
    } else if (vocabulary.isContent(first) && !first.capital && !says(span, 'and')) said = undefined;
  }
  return result;
}

/** "A game about people in Japan": whether a game shall be about those of whom a span speaks. */
function isAbout({ start }: Span, { tokens, vocabulary }: CutText): boolean {
  if (start === 0 || !vocabulary.is(tokens[start - 1], 'has')) return false;
  // "With people" says who plays along.
  return !vocabulary.roleAt(tokens, start - 1)?.values.includes('preposition');
}

function bringsInPlace({ start }: Span, { tokens, vocabulary }: CutText): boolean {
  return (['of', 'within', 'by'] as const).some((wordClass) => vocabulary.is(tokens[start], wordClass));
}

/** Whether a concept is where a game is set, or a part of such a place. */
function isSetting({ replaces, implies = [] }: Concept, concepts: readonly Concept[]): boolean {
  return (
    replaces === 'setting' || concepts.some(({ id, replaces: wider }) => wider === 'setting' && implies.includes(id))
  );
}
