import type { Vocabulary } from '../knowledge/vocabulary';
import type { Platform } from '../lexicon';
import { type Span, says } from '../spans/span';
import type { Token } from '../words/analyse';
import type { NamedMachine } from './platform-wishes';

/** How many words may stand between who has a machine and its name: "mi hermano pequeño juega en la vieja Xbox". */
const REACH = 7;

/**
 * Whether each machine of a text is somebody else's: "he's on Xbox and I'm on PS5", "uno tiene PS5 y los otros PC". Who has two
 * machines may play on either; two people with one each can only play together what runs on both.
 */
export function machinesApart(
  machines: readonly NamedMachine[],
  spans: readonly Span[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  const wanted = machines.filter(({ reading }) => reading.strength !== 'never');
  if (new Set(wanted.map(({ platform }) => platform)).size < 2) return false;
  if (spans.some((span) => says(span, 'crossplay'))) return true;
  const holders = wanted.map(({ reading: { span } }, i) => {
    const from = Math.max(wanted[i - 1]?.reading.span.end ?? 0, span.start - REACH);
    const before = tokens.slice(from, span.start);
    // "Los otros PC" has others, "one PC" only counts.
    const close = before.at(-1);
    const people = close && vocabulary.is(close, 'one') ? before.slice(0, -1) : before;
    if (people.some((token) => vocabulary.is(token, 'other-holder'))) return 'other';
    return people.some((token) => vocabulary.is(token, 'holder')) ? 'oneself' : undefined;
  });
  return holders.some((holder, i) => {
    const previous = holders[i - 1];
    return holder && previous && (holder === 'other' || previous === 'other');
  });
}

/** Whether machines of different makers are among those named, one of them a console: games run on the rest together anyway. */
export function needsCrossplay(machines: readonly NamedMachine[], platforms: readonly Platform[]): boolean {
  const wanted = machines.flatMap(({ platform, reading }) =>
    reading.strength === 'never' ? [] : [platforms[platform]],
  );
  const makers = wanted.map((platform) => membersOf(platform, platforms)[0].maker);
  return (
    new Set(makers).size > 1 && wanted.some((platform) => membersOf(platform, platforms).some(({ console }) => console))
  );
}

function membersOf(platform: Platform, platforms: readonly Platform[]): readonly Platform[] {
  const members = platforms.filter(({ id }) => platform.any?.includes(id));
  return members.length > 0 ? members : [platform];
}
