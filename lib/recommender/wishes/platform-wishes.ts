import type { Lexicon } from '../lexicon';
import type { RequestWish } from '../request';
import { isMachine, type Span, says } from '../spans/span';
import { fill, joined } from './bind-need';
import type { Reading } from './reading';

/** A machine or a shop that a text names. */
export interface NamedMachine {
  readonly platform: number;
  readonly reading: Reading;
}

/** The wishes that the machines named in a text make: any of them, or all where they are apart, each with somebody else. */
export function platformWishes(
  machines: readonly NamedMachine[],
  spans: readonly Span[],
  apart: boolean,
  lexicon: Lexicon,
): RequestWish[] {
  const { platforms, grammar } = lexicon;
  // "Que no sea exclusivo de PC" speaks of that machine alone.
  const refusedAlone = new Map(
    machines.flatMap(({ reading }) =>
      reading.strength === 'never' ? [[reading, exclusiveBefore(reading.place, spans)]] : [],
    ),
  );
  const exclusives = [...refusedAlone.values()];
  const wantsExclusive = spans.some(
    (span, i) => says(span, 'exclusive') && !exclusives.includes(span) && !isOfOther(span, spans[i + 1]),
  );
  const wishes: RequestWish[] = [];
  // "DS, not 3DS": a 3DS runs what a DS runs, so that leaving it out would leave nothing.
  const wanted = machines.flatMap(({ platform, reading }) =>
    reading.strength === 'never' ? [] : [platforms[platform].id],
  );
  // "3DS, not by Nintendo" forbids a maker, not the machine.
  const runsWanted = (platform: number) =>
    [...(platforms[platform].plays ?? []), ...(platforms[platform].any ?? [])].some((id) => wanted.includes(id));
  for (const strength of ['must', 'nice', 'never'] as const) {
    const named = machines.filter(
      ({ platform, reading }) => reading.strength === strength && !(strength === 'never' && runsWanted(platform)),
    );
    if (named.length === 0) continue;
    const chosen = withoutFamilies([...new Set(named.map(({ platform }) => platform))], platforms);
    const exclusive = strength === 'never' ? named.every(({ reading }) => refusedAlone.get(reading)) : wantsExclusive;
    const all = strength !== 'never' && chosen.length > 1 && apart;
    const label = joined(
      chosen.map((platform) => platforms[platform].label),
      all ? grammar.labels.and : grammar.labels.or,
    );
    wishes.push({
      id: `platform:${chosen.map((platform) => platforms[platform].id).join('+')}${exclusive ? ':only' : ''}`,
      strength,
      label: exclusive ? exclusiveLabel(grammar.labels.exclusive, label) : label,
      words: [...new Set(named.map(({ reading }) => reading.words))].join(', '),
      aim: { kind: 'platform', platforms: chosen, all, exclusive },
      sort: 'platform',
    });
  }
  return wishes;
}

/** "Switch handheld" is the Switch, and "PC, Steam" is Steam: a family gives way to a member of its own, a machine to a shop. */
function withoutFamilies(chosen: readonly number[], platforms: Lexicon['platforms']): number[] {
  const ids = chosen.map((platform) => platforms[platform].id);
  const sold = chosen.map((platform) => platforms[platform].sells);
  return chosen.filter(
    (platform) =>
      !platforms[platform].any?.some((member) => ids.includes(member)) && !sold.includes(platforms[platform].id),
  );
}

/** "Solo en inglés": whether several words for being exclusive have something else than a machine right behind. */
function isOfOther({ start, end }: Span, next: Span | undefined): boolean {
  return end - start > 1 && next !== undefined && next.kind !== 'role' && !isMachine(next);
}

/** The word "exclusivo" right before a machine, or with one free word between. */
function exclusiveBefore(place: number, spans: readonly Span[]): Span | undefined {
  const before = spans[place - (spans[place - 1]?.kind === 'word' ? 2 : 1)];
  return says(before, 'exclusive') ? before : undefined;
}

function exclusiveLabel(template: Parameters<typeof fill>[0], label: { es: string; en: string }) {
  return { es: fill(template, label.es).es, en: fill(template, label.en).en };
}
