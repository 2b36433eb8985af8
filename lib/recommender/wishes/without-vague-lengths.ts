import type { BoundNeed } from '../request';
import type { Reading } from './reading';

/** "Short, under 25 hours": a length that is told counts, not the one that "short" stands for. */
export function withoutVagueLengths<T extends { need: BoundNeed; reading: Reading }>(
  needs: readonly T[],
): readonly T[] {
  const limits = needs.filter(({ need, reading }) => isLimit(need) && reading.strength !== 'never');
  const told = limits.filter(
    ({ reading: { span, strength } }) => strength === 'must' && span.kind === 'meaning' && span.numbers.length > 0,
  );
  return needs.filter(
    (each) => !limits.includes(each) || told.includes(each) || !told.some(({ need }) => need.kind === each.need.kind),
  );
}

function isLimit(need: BoundNeed): boolean {
  return need.kind === 'session' || (need.kind === 'hours' && need.to !== undefined);
}
