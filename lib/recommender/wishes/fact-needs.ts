import type { Need } from '../lexicon';
import type { BoundNeed } from '../request';
import type { SeedMeasures } from '../spans/named-games';
import type { Span } from '../spans/span';
import type { Token } from '../words/analyse';
import { bindNeed } from './bind-need';
import type { PhraseReading, Reading } from './reading';

/** The rating of what harms nobody, football included. */
const ANYBODY = 3;

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
      // "No twelve-year-olds on the microphone": what suits them suits others as well, and what is rated 3 everybody.
      const suitsOthers = bound.kind === 'age' && (span.numbers.length > 0 || Number(bound.to) <= ANYBODY);
      if (suitsOthers && strength === 'never') return [];
      const mild = own === 'nice' && strength === 'must';
      return [{ need: bound, reading: mild ? { ...reading, strength: 'nice' } : reading, inCompany }];
    });
  });
  const several = said.some(
    ({ need, reading }) => need.kind === 'players' && Number(need.count) > 1 && reading.strength !== 'never',
  );
  const brought = phrases.some(bringsMachines);
  return said.map(({ need, reading, inCompany }) => {
    const meant = several && inCompany ? bindNeed(inCompany, [], measures) : need;
    return { need: brought ? withoutSofa(meant) : meant, reading };
  });
}

/** Whether a phrase says that everybody brings a machine. */
function bringsMachines({ span, strength }: PhraseReading): boolean {
  return strength !== 'never' && span.meanings.some((each) => each.kind === 'fact' && each.fact.ownMachines);
}

function withoutSofa(need: BoundNeed): BoundNeed {
  if (need.kind !== 'players' || !need.couch) return need;
  const { couch, ...others } = need;
  return others;
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
