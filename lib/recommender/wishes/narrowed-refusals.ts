import type { Knowledge } from '../knowledge/knowledge';
import type { Need } from '../lexicon';
import { conceptsOf } from '../spans/span';
import type { Token } from '../words/analyse';
import { isPhrase, type PhraseReading, type Reading } from './reading';

/** Needs that an adjective states of a sort of game: how long it is, how old, what it costs, and with whom it is played. */
const OF_ADJECTIVES: readonly Need['kind'][] = ['hours', 'session', 'year', 'price', 'players'];

/**
 * The refusals of a sort of game that an adjective beside it narrows: "odio los roguelikes largos" and "no long RPGs" refuse what is
 * both, neither all of the sort nor all that is long, and ask for nothing short. By the reading of the sort, that of the adjective.
 */
export function narrowedRefusals(
  readings: readonly Reading[],
  tokens: readonly Token[],
  { lexicon, vocabulary }: Pick<Knowledge, 'lexicon' | 'vocabulary'>,
): ReadonlyMap<Reading, PhraseReading> {
  // "Ciudades de 40 horas": whatever is measured so.
  const measures = ({ span }: Reading): boolean => vocabulary.is(tokens[span.start], 'of');
  const isSort = (reading: Reading, measured = false): boolean => {
    if (!isPhrase(reading) || reading.strength !== 'never') return false;
    const concepts = conceptsOf(reading.span);
    return (
      concepts.length > 0 &&
      (measured || concepts.every((concept) => lexicon.concepts[concept].kind === 'genre')) &&
      reading.span.meanings.every((meaning) => meaning.kind === 'concept' || isHint(meaning))
    );
  };
  const isAdjective = (reading: Reading | undefined): reading is PhraseReading =>
    reading !== undefined && isPhrase(reading) && reading.span.meanings.every(describes);
  const touch = (left: Reading, right: Reading): boolean =>
    left.span.end === right.span.start && tokens[right.span.start].breakBefore === 'none';
  const narrowed = new Map<Reading, PhraseReading>();
  for (const [i, reading] of readings.entries()) {
    const [before, after] = [readings[i - 1], readings[i + 1]];
    if (!isSort(reading, after && measures(after))) continue;
    if (isAdjective(after) && touch(reading, after)) narrowed.set(reading, after);
    else if (isAdjective(before) && before.strength === 'never' && touch(before, reading))
      narrowed.set(reading, before);
  }
  return narrowed;
}

type Meaning = PhraseReading['span']['meanings'][number];

function describes(meaning: Meaning): boolean {
  if (meaning.kind !== 'fact' || meaning.fact.need === undefined) return false;
  const { need } = meaning.fact;
  // "That aren't simulators for two": for how many is what the game is looked for.
  return OF_ADJECTIVES.includes(need.kind) && !(need.kind === 'players' && need.count !== undefined);
}

/** Whether a meaning asks for nothing itself and only orders what fits. */
function isHint(meaning: Meaning): boolean {
  return meaning.kind === 'fact' && meaning.fact.need === undefined && meaning.fact.refused === undefined;
}
