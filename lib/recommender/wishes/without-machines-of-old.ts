import type { Vocabulary } from '../knowledge/vocabulary';
import type { Platform } from '../lexicon';
import type { Token } from '../words/analyse';
import type { StatedNeed } from './merge-needs';
import type { NamedMachine } from './platform-wishes';

/** For how many years after it came out games are made for a console. */
const LIFE = 13;

/**
 * The machines without those that only say of which time the games were whose like is wanted, where the answer shall be newer than any
 * game of theirs: "I played one on the PS1, something like that but modern". Who has the machine asks for no likeness.
 */
export function withoutMachinesOfOld(
  machines: readonly NamedMachine[],
  needs: readonly StatedNeed[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  platforms: readonly Platform[],
  newestYear: number,
): readonly NamedMachine[] {
  if (machines.length === 0 || !tokens.some((token) => vocabulary.is(token, 'alike'))) return machines;
  const years = needs.flatMap(({ need, strength }) => {
    if (need.kind !== 'year' || strength === 'never') return [];
    const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
    return from === undefined ? [] : [Number(from)];
  });
  const earliest = Math.max(...years);
  return machines.filter(({ platform, reading }) => {
    const { since } = platforms[platform];
    return reading.strength === 'never' || since === undefined || earliest <= since + LIFE;
  });
}
