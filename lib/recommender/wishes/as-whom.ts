import type { Knowledge } from '../knowledge/knowledge';
import { conceptsOf } from '../spans/span';
import type { Token } from '../words/analyse';
import type { Reading } from './reading';

/** The readings, with those refusals marked that are of whom one would play: "no quiero ser policía", "not as a vampire". */
export function withRoles(
  readings: readonly Reading[],
  tokens: readonly Token[],
  { lexicon, vocabulary }: Pick<Knowledge, 'lexicon' | 'vocabulary'>,
): Reading[] {
  const plays = ({ strength, span }: Reading): boolean => {
    if (strength !== 'never') return false;
    const before = tokens.slice(0, span.start).findLast((token) => !vocabulary.is(token, 'some'));
    if (!before || !vocabulary.is(before, 'plays')) return false;
    // "I don't want it to be a zombie game."
    const after = tokens[span.end];
    return after?.breakBefore !== 'none' || !vocabulary.is(after, 'gaming');
  };
  const isTheme = (concept: number) => lexicon.concepts[concept].kind === 'theme';
  return readings.map((reading) => {
    const concepts = conceptsOf(reading.span);
    return concepts.length > 0 && concepts.every(isTheme) && plays(reading) ? { ...reading, asWhom: true } : reading;
  });
}
