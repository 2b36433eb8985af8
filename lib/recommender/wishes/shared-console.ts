import type { Vocabulary } from '../knowledge/vocabulary';
import type { Platform } from '../lexicon';
import type { Token } from '../words/analyse';
import type { StatedNeed } from './merge-needs';
import type { NamedMachine } from './platform-wishes';

/**
 * The need for one screen, where several people have one console between them: "four of us with one Switch". A computer is one only
 * where that is said: "un PC" is "a PC" as well. Nothing where they play online, or where more machines are named.
 */
export function sharedConsole(
  needs: readonly StatedNeed[],
  machines: readonly NamedMachine[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  platforms: readonly Platform[],
): StatedNeed[] {
  const people = needs.flatMap(({ need, strength }) => (need.kind === 'players' && strength !== 'never' ? [need] : []));
  const several = people.some(({ count }) => Number(count) > 1);
  if (!several || people.some(({ online, mmo }) => online || mmo)) return [];
  const [machine, ...others] = machines.filter(({ reading }) => reading.strength !== 'never');
  if (!machine || others.length > 0) return [];
  const { span, strength, words } = machine.reading;
  const before = tokens[span.start - 1];
  if (!before || !vocabulary.is(before, 'one')) return [];
  if (vocabulary.is(before, 'some') && !isConsole(platforms[machine.platform], platforms)) return [];
  return [{ need: { kind: 'players', couch: true, multiplayer: true }, strength, words }];
}

function isConsole({ console, any }: Platform, platforms: readonly Platform[]): boolean {
  const members = platforms.filter(({ id }) => any?.includes(id));
  return console === true || (members.length > 0 && members.every((member) => member.console));
}
