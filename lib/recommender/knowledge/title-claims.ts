import { push } from '../collections/push';
import type { Game } from '../game';
import { words } from '../words/analyse';
import { WELL_KNOWN } from './well-known';

/** Sorts of names; where two games claim one name, the earlier sort has it, and equal sorts share it. */
const SORTS = ['title', 'nickname', 'short form', 'subtitle', 'joined', 'initials'] as const;

/** What games claim a name. */
export interface Claim {
  /** The name in folded words. */
  readonly key: string;
  readonly sort: (typeof SORTS)[number];
  readonly name: string;
  readonly games: number[];
  /** The name in the plural, of what has another claim in the singular. */
  readonly pluralOf?: Claim;
}

/** Letters from which initials are said for a name. */
const MIN_INITIALS = 2;

/** Length from which the first part of a title serves as its short form. */
const MIN_SHORT_FORM = 3;

/** The names that players may call the games by, and which games claim each, by the name in folded words. */
export function claims(games: readonly Game[], bySeries: ReadonlyMap<string, readonly number[]>): Map<string, Claim> {
  const byName = new Map<string, Claim>();
  const claim = (sort: Claim['sort'], name: string | undefined, game: number): void => {
    const key = words(name ?? '').join(' ');
    if (!name || key.length < 2) return;
    const joined = joinedIn(games[game], key);
    if (joined !== key) claim('joined', joined, game);
    const held = byName.get(key);
    if (!held || SORTS.indexOf(sort) < SORTS.indexOf(held.sort)) byName.set(key, { key, sort, name, games: [game] });
    else if (sort === held.sort && !held.games.includes(game)) held.games.push(game);
  };
  const nicknames = seriesNicknames(games);
  for (const [i, game] of games.entries()) {
    // "Animal Crossing" is a game of 2001, but who says it means the series, which has better-known ones.
    const head = bySeries.get(words(game.title).join('-'))?.[0];
    const isSeries = head !== undefined && renown(game) < renown(games[head]);
    claim(isSeries ? 'short form' : 'title', game.title, i);
    for (const nickname of game.alt ?? []) claim('nickname', nickname, i);
    claim('short form', shortForm(game.title), i);
    claim('short form', withoutArticle(game.title), i);
    if (game.fame >= WELL_KNOWN) claim('subtitle', subtitle(game.title), i);
    if (game.series) {
      for (const name of seriesNames(game)) claim('short form', name, i);
      for (const nickname of nicknames.get(game.series) ?? []) claim('nickname', nickname, i);
    }
    if (game.fame < WELL_KNOWN) continue;
    claim('initials', initialsOf(game.title), i);
    if (!game.series) continue;
    claim('initials', initialsOf(seriesName(game.series)), i);
    for (const name of namesInSeries(game)) claim('initials', name, i);
  }
  return byName;
}

/**
 * What a game is called by the initials of its series, or by those of its own subtitle: `DQ11`, `DQ 11`, `DA Origins`, `Deus Ex HR`. Only
 * what follows the name of the series tells that a game is meant.
 */
function namesInSeries(game: Game): string[] {
  const names = seriesNames(game);
  const initials = firstLetters(seriesName(game.series ?? ''));
  const own = firstLetters(subtitle(game.title) ?? '');
  const bySubtitle = own.length >= MIN_INITIALS ? names.map((name) => `${name} ${own}`) : [];
  if (initials.length < MIN_INITIALS) return bySubtitle;
  const rests = [game.title, ...(game.alt ?? [])].flatMap((title) => {
    const called = words(title).join(' ');
    const head = names.find((name) => called.startsWith(`${name} `));
    return head ? [called.slice(head.length + 1)] : [];
  });
  const byInitials = rests.flatMap((rest) => [
    `${initials} ${rest}`,
    ...(/^(?:\d+|[ivx]+)$/.test(rest) ? [`${initials}${rest}`] : []),
  ]);
  return [...bySubtitle, ...byInitials];
}

/** `dragon quest` → `dq`. */
function firstLetters(name: string): string {
  return words(name)
    .map((word) => word[0])
    .join('');
}

/** Nicknames of one game that are part of its series' name, or its initials, and so mean the series: `Zelda`, `FF`. */
function seriesNicknames(games: readonly Game[]): Map<string, Set<string>> {
  const nicknames = new Map<string, Set<string>>();
  for (const { series, alt = [] } of games) {
    if (!series) continue;
    for (const nickname of alt) {
      const called = words(nickname).join(' ');
      const isPart = ` ${seriesName(series)} `.includes(` ${called} `);
      if (!isPart && called !== firstLetters(seriesName(series))) continue;
      nicknames.set(series, (nicknames.get(series) ?? new Set()).add(nickname));
    }
  }
  return nicknames;
}

/** The games of each series, the best known first. */
export function gamesBySeries(games: readonly Game[]): Map<string, number[]> {
  const bySeries = new Map<string, number[]>();
  for (const [i, { series }] of games.entries()) {
    if (series) push(bySeries, series, i);
  }
  for (const list of bySeries.values()) list.sort((a, b) => renown(games[b]) - renown(games[a]) || a - b);
  return bySeries;
}

/** What the series of a game is called, with and without its article. */
export function seriesNames({ series }: Game): string[] {
  if (!series) return [];
  const name = seriesName(series);
  return name.startsWith('the ') ? [name, name.slice(4)] : [name];
}

function seriesName(series: string): string {
  return series.replaceAll('-', ' ');
}

/** `Hitman: Blood Money` → `Hitman`. */
function shortForm(title: string): string | undefined {
  const end = title.search(/:| - | – /);
  const head = title.slice(0, Math.max(0, end)).trim();
  return head.length >= MIN_SHORT_FORM ? head : undefined;
}

/** `Grand Theft Auto V` → `gtav`, `grand theft auto` → `gta`; names of fewer than three words have none. */
function initialsOf(name: string): string | undefined {
  const parts = words(name.split(':')[0]).filter((word) => !/^\d+$/.test(word));
  return parts.length >= 3 && parts.length <= 5 ? parts.map((word) => word[0]).join('') : undefined;
}

/** `The Legend of Zelda: Breath of the Wild` → `Breath of the Wild`; single words say too little. */
function subtitle(title: string): string | undefined {
  const rest = /: (.+)$/.exec(title)?.[1];
  return rest?.includes(' ') ? rest : undefined;
}

const HYPHENED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;

/**
 * A name in folded words with those that the title writes with hyphens in one: `Yu-Gi-Oh!` → `yugioh`, `Half-Life 2` →
 * `halflife 2`.
 */
function joinedIn({ title }: Game, name: string): string {
  if (!title.includes('-')) return name;
  let joined = ` ${name} `;
  for (const parts of (title.match(HYPHENED) ?? []).map(words)) {
    joined = joined.replace(` ${parts.join(' ')} `, ` ${parts.join('')} `);
  }
  return joined.trim();
}

/** `The Sims` → `Sims`; nothing for a title without an article. */
function withoutArticle(title: string): string | undefined {
  return /^The /.test(title) ? title.slice(4) : undefined;
}

/** How well known a game is, and then how good. */
export function renown(game: Game): number {
  return game.fame * 2 + game.acclaim;
}
