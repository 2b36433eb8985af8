import type { Knowledge } from '../knowledge/knowledge';
import type { Concept, ConceptKind } from '../lexicon';
import type { RequestWish } from '../request';
import { conceptsOf } from '../spans/span';
import type { Token } from '../words/analyse';
import { particularWords } from './particular-words';
import type { Reading } from './reading';
import { thingWish } from './thing-wish';

/** Kinds of concept whose phrases name things: a mood has no parts. */
const OF_THINGS: readonly ConceptKind[] = ['genre', 'theme', 'mechanic', 'content'];

/**
 * The refusals that a text makes of a part of what it asks for ("fantasía sin elfos", "board games but no chess"): by reading, the
 * wish to keep out what tells of that part.
 */
export function refusedParts(
  readings: readonly Reading[],
  tokens: readonly Token[],
  { lexicon, vocabulary, gamesTelling }: Knowledge,
): ReadonlyMap<Reading, RequestWish> {
  const wanted = new Set(readings.flatMap((reading) => (reading.strength === 'never' ? [] : conceptsOf(reading.span))));
  const parts = new Map<Reading, RequestWish>();
  for (const reading of readings) {
    const { span, strength, words, less } = reading;
    if (strength !== 'never' || less) continue;
    const concepts = conceptsOf(reading.span);
    if (!concepts.some((concept) => wanted.has(concept))) continue;
    const hasNoParts = ({ kind, forChildren }: Concept) => !OF_THINGS.includes(kind) || forChildren;
    if (concepts.some((concept) => hasNoParts(lexicon.concepts[concept]))) continue;
    const [part] = particularWords(tokens.slice(span.start, span.end), concepts, vocabulary)
      .filter(({ stem }) => gamesTelling(stem) > 0)
      .sort((a, b) => gamesTelling(a.stem) - gamesTelling(b.stem));
    if (!part) continue;
    parts.set(reading, thingWish([part], strength, words, { stem: part.stem }, lexicon));
  }
  return parts;
}
