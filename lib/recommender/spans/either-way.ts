import type { ConceptKind } from '../lexicon';
import { type CutText, conceptsOf, needOf, type Polarity, type Span, says } from './span';

/** Kinds of concept that are what a game is about; the others say how it is. */
const SUBJECTS: readonly ConceptKind[] = ['genre', 'theme'];

/**
 * The polarities with two subjects as alternatives where it is all the same which ("terror o puzles, me da igual" asks for one of them,
 * "en 2D o 3D, me da igual" for neither), and with company that may be or not as no wish: "single player or co-op".
 */
export function withEitherWay(signs: readonly Polarity[], text: CutText): readonly Polarity[] {
  const { spans, tokens, kindOf } = text;
  const isSubject = (span: Span) => {
    const concepts = conceptsOf(span);
    return concepts.length > 0 && concepts.every((concept) => SUBJECTS.includes(kindOf(concept)));
  };
  let result: Polarity[] | undefined;
  for (const [i, { sign, alternative }] of signs.entries()) {
    const other = alternative ? spans.indexOf(alternative) : -1;
    if (other < 0 || signs[other].sign !== sign) continue;
    const both = [spans[other], spans[i]];
    const next = spans[i + 1];
    const isEither = says(next, 'indifferent') && tokens[next.start].breakBefore === 'comma' && both.every(isSubject);
    const turned = sign === 'indifferent' && isEither ? 'wanted' : isOneOrMore(both) ? 'indifferent' : sign;
    if (turned === sign) continue;
    result ??= [...signs];
    for (const place of [other, i]) result[place] = { ...result[place], sign: turned };
  }
  return result ?? signs;
}

/** Whether one of two phrases says that one plays alone, and the other that several do. */
function isOneOrMore(both: readonly Span[]): boolean {
  const players = both.map((span) => {
    const needs = span.kind === 'meaning' ? span.meanings.map(needOf) : [];
    return needs.length === 1 && needs[0]?.kind === 'players' && needs[0].count === undefined ? needs[0] : undefined;
  });
  return players.every((need) => need) && players.filter((need) => need?.solo).length === 1;
}
