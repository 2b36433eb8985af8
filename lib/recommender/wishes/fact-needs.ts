import type { Need } from '../lexicon';
import type { BoundNeed } from '../request';
import type { SeedMeasures } from '../spans/named-games';
import type { Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { bindNeed } from './bind-need';
import type { PhraseReading, Reading } from './reading';

/** A need with its numbers, as it was said: it keeps them until all needs of a kind are known. */
export interface SaidNeed {
  readonly need: BoundNeed;
  readonly reading: Reading;
}

/** The needs that the facts in a text state, in order. `measures`: those of the games named. */
export function needsIn(
  phrases: readonly PhraseReading[],
  spans: readonly Span[],
  tokens: readonly Token[],
  measures: SeedMeasures,
): SaidNeed[] {
  const said = phrases.flatMap((reading) => {
    const { span, place, strength } = reading;
    return span.meanings.flatMap((meaning): (SaidNeed & { inCompany?: Need })[] => {
      if (meaning.kind !== 'fact') return [];
      const { need, refused, strength: own, inCompany } = meaning.fact;
      if (refused && strength === 'never')
        return [{ need: bindNeed(refused, span.numbers, measures), reading: { ...reading, strength: own ?? 'must' } }];
      if (!need) return [];
      // "Un PC cutre de 2010": the year is that of the machine.
      if (need.kind === 'year' && follows(spans, place, tokens, 'hardware')) return [];
      const bound = bindNeed(need, span.numbers, measures);
      // "Nothing cheap" forbids nothing.
      if (own === 'nice' && strength === 'never') return [];
      // "No twelve-year-olds on the microphone": what suits them suits others as well.
      if (bound.kind === 'age' && strength === 'never' && span.numbers.length > 0) return [];
      const mild = own === 'nice' && strength === 'must';
      return [{ need: bound, reading: mild ? { ...reading, strength: 'nice' } : reading, inCompany }];
    });
  });
  const several = said.some(
    ({ need, reading }) => need.kind === 'players' && Number(need.count) > 1 && reading.strength !== 'never',
  );
  return said.map(({ need, reading, inCompany }) => ({
    need: several && inCompany ? bindNeed(inCompany, [], measures) : need,
    reading,
  }));
}

/** Whether a span stands right behind one that asks for a fact of this kind. */
function follows(spans: readonly Span[], at: number, tokens: readonly Token[], kind: BoundNeed['kind']): boolean {
  const before = spans[at - 1];
  return (
    before?.kind === 'meaning' &&
    tokens[spans[at].start].breakBefore === 'none' &&
    before.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.need?.kind === kind)
  );
}
