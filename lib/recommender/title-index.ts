import type { Token } from './analyse';
import { words } from './analyse';
import type { Game } from './game';
import { type PhraseMatch, PhraseTrie } from './phrase-trie';

/** What a name in a text stands for: one game, or the best-known ones of a series. */
export interface TitleEntry {
  readonly games: readonly number[];
  /** Ids of the same games. */
  readonly ids: readonly string[];
  /** The name as the answer shows it. */
  readonly name: string;
  /** Every word of it is an ordinary word too, so that the text must show that a game is meant. */
  readonly ordinary: boolean;
}

/** How many games stand for a series that is named as a whole. */
const SERIES_SEEDS = 3;
/** Length from which the first part of a title serves as its short form. */
const MIN_SHORT_FORM = 3;
/** Fame from which players call a game by its initials. */
const FAME_OF_INITIALS = 4;

/**
 * The names that players call games by: titles, other titles, nicknames, titles without subtitle, and series.
 * `isOrdinary` tells whether a folded word has a meaning besides being a name.
 */
export class TitleIndex {
  readonly #trie = new PhraseTrie<TitleEntry>(
    (word) => word,
    (token) => token.folded,
  );

  constructor(games: readonly Game[], isOrdinary: (word: string) => boolean) {
    const byName = new Map<string, { name: string; games: Set<number>; rank: number }>();
    const claim = (name: string, game: number, rank: number): void => {
      const key = words(name).join(' ');
      if (key.length < 2) return;
      const held = byName.get(key);
      // A full title beats a nickname, which beats a shortened title or a series: equal claims share the name.
      if (!held || rank < held.rank) byName.set(key, { name, games: new Set([game]), rank });
      else if (rank === held.rank) held.games.add(game);
    };
    for (const [i, game] of games.entries()) {
      claim(game.title, i, 0);
      for (const alt of game.alt ?? []) claim(alt, i, 1);
      const short = shortForm(game.title);
      if (short) claim(short, i, 2);
      if (game.series) claim(game.series.replaceAll('-', ' '), i, 2);
      for (const name of [game.title, game.series?.replaceAll('-', ' ') ?? '']) {
        const initials = game.fame >= FAME_OF_INITIALS ? initialsOf(name) : undefined;
        if (initials) claim(initials, i, 3);
      }
    }
    for (const [key, { name, games: claimed, rank }] of byName) {
      const best = [...claimed].sort((a, b) => renown(games[b]) - renown(games[a]) || a - b).slice(0, SERIES_SEEDS);
      const shown =
        rank === 3
          ? key.toUpperCase()
          : rank === 2
            ? capitalised(name)
            : rank === 1 && best.length === 1
              ? games[best[0]].title
              : name;
      this.#trie.add(key, {
        games: best,
        ids: best.map((game) => games[game].id),
        name: shown,
        ordinary: key.split(' ').every(isOrdinary),
      });
    }
  }

  /** The longest name that starts at a place of a text. */
  longestAt(tokens: readonly Token[], start: number): PhraseMatch<TitleEntry> | undefined {
    return this.#trie.longestAt(tokens, start, () => ({}));
  }
}

/** `Ori and the Blind Forest` → nothing, `Hitman: Blood Money` → `Hitman`. */
function shortForm(title: string): string | undefined {
  const [head, ...rest] = title.split(/:| - | – /);
  return rest.length > 0 && head && head.trim().length >= MIN_SHORT_FORM ? head.trim() : undefined;
}

/** `grand theft auto` → `gta`; names of fewer than three words have none. */
function initialsOf(name: string): string | undefined {
  const parts = words(name.split(':')[0]).filter((word) => !/^\d+$/.test(word));
  return parts.length >= 3 && parts.length <= 5 ? parts.map((word) => word[0]).join('') : undefined;
}

function renown(game: Game): number {
  return game.fame * 2 + game.acclaim;
}

function capitalised(name: string): string {
  return name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
