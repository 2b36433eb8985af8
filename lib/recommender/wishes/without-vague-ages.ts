import type { BoundNeed } from '../request';
import type { Reading } from './reading';

/** "Kid friendly, for a nine-year-old": an age that is told counts, not the one that "kid" stands for. */
export function withoutVagueAges<T extends { need: BoundNeed; reading: Reading }>(needs: readonly T[]): readonly T[] {
  const told = ({ span }: Reading) => span.kind === 'meaning' && span.numbers.length > 0;
  // "For all the family" still speaks of its youngest.
  const vague = ({ span }: Reading) =>
    span.kind === 'meaning' &&
    span.numbers.length === 0 &&
    span.meanings.some((meaning) => meaning.kind === 'fact' && meaning.fact.adds?.includes('kids'));
  const ages = needs.filter(({ need, reading }) => need.kind === 'age' && reading.strength !== 'never');
  if (!ages.some(({ reading }) => told(reading))) return needs;
  return needs.filter((need) => !ages.includes(need) || !vague(need.reading));
}
