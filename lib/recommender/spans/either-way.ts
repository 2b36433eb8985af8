import type { ConceptKind } from '../lexicon';
import { type CutText, conceptsOf, needOf, type Polarity, type Span, says } from './span';

/** Kinds of concept that are what a game is about; the others say how it is. */
const SUBJECTS: readonly ConceptKind[] = ['genre', 'theme'];

/**
 * The polarities with two subjects as alternatives where it is all the same which ("terror o puzles, me da igual" asks for one of them,
 * "en 2D o 3D, me da igual" for neither), and with what covers everything as no wish: "single player or co-op", "short or long".
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
    const turned = sign === 'indifferent' && isEither ? 'wanted' : isAnything(both) ? 'indifferent' : sign;
    if (turned === sign) continue;
    result ??= [...signs];
    for (const place of [other, i]) result[place] = { ...result[place], sign: turned };
  }
  return result ?? signs;
}

/** Whether of two phrases one asks for what the other leaves: to play alone or with others, a short game or a long one. */
function isAnything(both: readonly Span[]): boolean {
  const [one, other] = both.map((span) => {
    const needs = span.kind === 'meaning' ? span.meanings.map(needOf) : [];
    return needs.length === 1 ? needs[0] : undefined;
  });
  if (one?.kind === 'players' && other?.kind === 'players')
    return one.count === undefined && other.count === undefined && one.solo !== other.solo;
  if (one?.kind !== 'hours' || other?.kind !== 'hours') return false;
  const [short, long] = one.to === undefined ? [other, one] : [one, other];
  return short.to !== undefined && short.from === undefined && long.from !== undefined && long.to === undefined;
}
