import type { Platform } from '../lexicon';
import type { NamedMachine } from './platform-wishes';
import type { PhraseReading } from './reading';

/** The machines that can be played where a text says that it will be, where it names none: "on the bus" has a phone or a handheld. */
export function machinesAtHand(
  named: readonly NamedMachine[],
  phrases: readonly PhraseReading[],
  platforms: readonly Platform[],
): NamedMachine[] {
  if (named.some(({ reading }) => reading.strength !== 'never')) return [];
  const refused = named.map(({ platform }) => platforms[platform].id);
  return phrases
    .filter(({ strength }) => strength !== 'never')
    .flatMap((reading) => {
      const on = reading.span.meanings.flatMap((meaning) => (meaning.kind === 'fact' ? (meaning.fact.on ?? []) : []));
      return on
        .filter((id) => !refused.includes(id))
        .map((id) => ({ platform: platforms.findIndex((platform) => platform.id === id), reading }));
    });
}
