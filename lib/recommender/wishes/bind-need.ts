import type { Label } from '../game';
import type { Grammar, Need, Numeral } from '../lexicon';
import type { BoundNeed } from '../request';
import type { SeedMeasures } from '../spans/named-games';
import { mayPlayForSeven, SEVEN } from './small-schoolchild';
import { mayPlayForSixteen, SIXTEEN } from './teenager';

/**
 * The need with the numbers of the text in the places that wait for them.
 *
 * @param measures those of the games that the text names, for "like it, but shorter"; none without one
 */
export function bindNeed(need: Need, numbers: readonly number[], measures: SeedMeasures): BoundNeed {
  const bound = Object.entries(need).map(([key, value]) => [key, isPlace(value) ? numeral(value, numbers) : value]);
  return ordered(besideSeed(Object.fromEntries(bound) as BoundNeed, measures));
}

function besideSeed(need: BoundNeed, { hours, year }: SeedMeasures): BoundNeed {
  if (need.kind === 'year' && need.beforeSeeds) {
    const { beforeSeeds, ...absolute } = need;
    return year === undefined ? absolute : { kind: 'year', to: year - 1 };
  }
  if (need.kind !== 'hours' || need.share === undefined) return need;
  const { share, widens, ...absolute } = need;
  if (hours === undefined) return absolute;
  const least = widens ? Number(need.to) : 1;
  const bound = Math.max(least, Math.round(hours * share));
  return need.to === undefined ? { kind: 'hours', from: bound } : { kind: 'hours', to: bound };
}

/** A stable, readable id: `players:coop+couch+2`, `year:1990-1999`, `hours:-12`, `price:free`. */
export function needId(need: BoundNeed): string {
  switch (need.kind) {
    case 'players':
      return `players:${playerParts(need)
        .map((part) => (part === 'count' ? need.count : part))
        .join('+')}`;
    case 'year':
      return need.fromNewest === undefined ? range('year', need.from, need.to) : `year:newest-${need.fromNewest}`;
    case 'hours':
      return range('hours', need.from, need.to);
    case 'session':
    case 'age':
      return `${need.kind}:${need.to}`;
    case 'price':
      return need.to === undefined ? `price:${need.is}` : range('price', undefined, need.to);
    default:
      return `${need.kind}:${need.is}`;
  }
}

/** What the need is called on the screen, from the templates of the grammar, with a capital letter as concepts have. */
export function needLabel(need: BoundNeed, labels: Grammar['labels'], newestYear: number): Label {
  const { es, en } = plainLabel(need, labels, newestYear);
  return { es: capitalised(es), en: capitalised(en) };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plainLabel(need: BoundNeed, labels: Grammar['labels'], newestYear: number): Label {
  switch (need.kind) {
    case 'players':
      return joined(
        playerParts(need).map((part) => fill(labels[part], need.count)),
        ', ',
      );
    case 'year': {
      const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
      if (from !== undefined && from === need.to) return fill(labels['year-in'], from);
      return rangeLabel(labels, 'year', from, need.to);
    }
    case 'hours':
      return rangeLabel(labels, 'hours', need.from, need.to);
    case 'session':
      return fill(labels.session, need.to);
    case 'age':
      if (mayPlayForSixteen(need)) return fill(labels['age-teen'], need.to, SIXTEEN);
      return fill(labels[mayPlayForSeven(need) ? 'age-small' : 'age'], need.to, SEVEN);
    case 'price':
      return need.to === undefined ? fill(labels[need.is]) : fill(labels['price-to'], need.to);
    case 'spanish':
      return fill(labels[`${need.is}-es`]);
    case 'hardware':
      return fill(labels[`${need.is}-spec`]);
    default:
      return fill(labels[need.is]);
  }
}

/** A template with `{0}` and `{1}` replaced. Throws a RangeError where the grammar has no such template. */
export function fill(template: Label | undefined, first?: unknown, second?: unknown): Label {
  if (!template) throw new RangeError('Cannot label a wish: the grammar lacks its template');
  const put = (text: string) => text.replace('{0}', String(first ?? '')).replace('{1}', String(second ?? ''));
  return { es: put(template.es), en: put(template.en) };
}

/** Labels joined in each language. */
export function joined(labels: readonly Label[], separator: string | Label): Label {
  const by = (language: 'es' | 'en') =>
    labels.map((label) => label[language]).join(typeof separator === 'string' ? separator : separator[language]);
  return { es: by('es'), en: by('en') };
}

const PLAYER_PARTS = ['solo', 'coop', 'versus', 'couch', 'online', 'mmo', 'offline', 'multiplayer', 'count'] as const;

function playerParts(need: Extract<BoundNeed, { kind: 'players' }>): (typeof PLAYER_PARTS)[number][] {
  const parts = PLAYER_PARTS.filter((part) => need[part]);
  // "Multiplayer" says nothing beside a word that says how.
  return parts.length > 1 ? parts.filter((part) => part !== 'multiplayer') : parts;
}

function isPlace(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('#');
}

/** `#0+1` with [3, 5] → 4. */
function numeral(place: Numeral, numbers: readonly number[]): number {
  const [, index, offset] = /^#(\d)([+-]\d+)?$/.exec(String(place)) ?? [];
  return (numbers[Number(index)] ?? 0) + Number(offset ?? 0);
}

/** A range that was written backwards, turned round. */
function ordered(need: BoundNeed): BoundNeed {
  if ((need.kind === 'year' || need.kind === 'hours') && need.from !== undefined && need.to !== undefined) {
    return Number(need.from) > Number(need.to) ? { ...need, from: need.to, to: need.from } : need;
  }
  return need;
}

function range(kind: string, from: Numeral | undefined, to: Numeral | undefined): string {
  return `${kind}:${from ?? ''}-${to ?? ''}`;
}

function rangeLabel(
  labels: Grammar['labels'],
  kind: 'year' | 'hours',
  from: Numeral | undefined,
  to: Numeral | undefined,
): Label {
  if (from !== undefined && to !== undefined) return fill(labels[`${kind}-range`], from, to);
  return from === undefined ? fill(labels[`${kind}-to`], to) : fill(labels[`${kind}-from`], from);
}
