import type { Vocabulary } from '../knowledge/vocabulary';
import type { Platform } from '../lexicon';
import { type Span, says } from '../spans/span';
import type { Token } from '../words/analyse';
import type { StatedNeed } from './merge-needs';
import type { NamedMachine } from './platform-wishes';
import type { Reading } from './reading';

/** For how many years after it came out games are made for a console. */
const LIFE = 13;

/**
 * The machines without those that only say of which time the games were whose like is wanted, where the answer shall be newer than any
 * game of theirs: "I played one on the PS1, something like that but modern", "de N64, pero modernos", "GameCube-style". Who has the
 * machine asks for no likeness.
 */
export function withoutMachinesOfOld(
  machines: readonly NamedMachine[],
  needs: readonly StatedNeed[],
  spans: readonly Span[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  platforms: readonly Platform[],
  newestYear: number,
): readonly NamedMachine[] {
  if (machines.length === 0) return machines;
  const years = needs.flatMap(({ need, strength }) => {
    if (need.kind !== 'year' || strength === 'never') return [];
    const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
    return from === undefined ? [] : [Number(from)];
  });
  const earliest = Math.max(...years);
  const alike = tokens.some((token) => vocabulary.is(token, 'alike'));
  return machines.filter(({ platform, reading }) => {
    const { since } = platforms[platform];
    if (reading.strength === 'never' || since === undefined || earliest <= since + LIFE) return true;
    return !alike && !isLikened(reading, spans, tokens, vocabulary);
  });
}

/** Whether what is said after a machine makes it a style or turns away from it, and nobody is said to have it or to want games for it. */
function isLikened({ span, place }: Reading, spans: readonly Span[], tokens: readonly Token[], vocabulary: Vocabulary) {
  const { start, end } = span;
  if (tokens[end] && vocabulary.is(tokens[end], 'likened')) return true;
  let at = start - 1;
  while (at >= 0 && vocabulary.is(tokens[at], 'skippable')) at--;
  const had = at >= 0 && vocabulary.is(tokens[at], 'holder') && !vocabulary.is(tokens[at], 'gaming');
  const wantedFor = spans.slice(0, place).some((before) => before.end === at + 1 && says(before, 'preposition'));
  return !had && !wantedFor && tokens.slice(end).some((token) => vocabulary.is(token, 'turns'));
}
