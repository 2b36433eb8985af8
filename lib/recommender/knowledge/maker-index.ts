import { push } from '../collections/push';
import type { Game } from '../game';
import type { House } from '../lexicon';
import { spoken, type Token, words } from '../words/analyse';
import { type PhraseMatch, PhraseTrie, PLACES } from '../words/phrase-trie';
import { WELL_KNOWN } from './well-known';

/** A studio that a text names, or several that share a name ("Ubisoft"). */
export interface MakerEntry {
  /** The name as the answer shows it. */
  readonly name: string;
  /** All of its games by position, the best known first. */
  readonly games: readonly number[];
  /** Its name is an ordinary word too, or few know it, so that the text must show that a studio is meant: "Rare", "Atomic". */
  readonly ordinary: boolean;
  /** Players know a game of it. */
  readonly known: boolean;
  /** They know many. */
  readonly renowned: boolean;
  /** It is a publisher of several studios' games. */
  readonly house?: boolean;
}

/** What stands between the studios that made a game together. */
const AND = /\s*(?:[;,]|\s\/\s)\s*/;

/** What studios call themselves besides their name: people say "Supergiant" and "Obsidian". */
const TRADE =
  /\s+(?:games?|entertainment|studios?|software|interactive|productions|digital|works|soft|inc\.?|game studios)$/i;

/** How many well-known games make a studio one that everybody knows. */
const RENOWNED = 4;

/** How many studios must begin with one word for it to name them all: `Ubisoft Montreal`, `Ubisoft Paris`. */
const FAMILY = 2;
const LEAST_OF_FAMILY = 4;

/** The studios that players name, by full name, by short name, and by what several have in common. */
export class MakerIndex {
  readonly #trie = new PhraseTrie<MakerEntry>({ place: PLACES.makers });
  readonly #byName = new Map<string, MakerEntry>();
  readonly #gamesOf = new Map<string, number[]>();
  /** The same by the name as it is {@link spoken}. */
  readonly #studios: readonly { readonly name: string; readonly made: readonly number[] }[];
  readonly #games: readonly Game[];

  /** `isOrdinary` tells whether folded words have a meaning besides being a name. */
  constructor(
    games: readonly Game[],
    isOrdinary: (name: string) => boolean,
    houses: Readonly<Record<string, House>> = {},
  ) {
    this.#games = games;
    for (const [i, { developer }] of games.entries()) {
      for (const name of makersIn(developer)) push(this.#gamesOf, name, i);
    }
    this.#studios = [...this.#gamesOf].map(([name, made]) => ({ name: spoken(name), made }));
    const claims = new Map<string, { name: string; games: Set<number> }>();
    const claim = (called: string, name: string, made: readonly number[]): void => {
      const key = words(called).join(' ');
      if (key.length < 2) return;
      const held = claims.get(key) ?? { name, games: new Set() };
      // Several studios are called what they have in common.
      if (held.name !== name) held.name = called;
      for (const game of made) held.games.add(game);
      claims.set(key, held);
    };
    const families = new Map<string, string[]>();
    for (const [name, made] of this.#gamesOf) {
      for (const called of new Set([name, shortName(name)])) {
        claim(called, name, made);
        // "FromSoftware" is written in two words as well.
        claim(called.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'), name, made);
      }
      const [first, ...rest] = name.split(' ');
      if (rest.length > 0) push(families, first, name);
    }
    for (const [first, names] of families) {
      if (names.length < FAMILY || first.length < LEAST_OF_FAMILY || isOrdinary(words(first).join(' '))) continue;
      claim(
        first,
        first,
        names.flatMap((name) => this.#gamesOf.get(name) ?? []),
      );
    }
    const ofHouses = new Set<string>();
    for (const [name, { alt = [], studios }] of Object.entries(houses)) {
      const made = this.#madeBy(studios);
      if (made.length === 0) continue;
      for (const called of [name, ...alt]) {
        claim(called, name, made);
        ofHouses.add(words(called).join(' '));
      }
    }
    for (const [key, { name, games: made }] of claims) {
      const known = this.#bestKnown([...made]);
      const entry: MakerEntry = {
        name,
        games: known,
        known: games[known[0]].fame >= WELL_KNOWN,
        renowned: known.length >= RENOWNED && games[known[RENOWNED - 1]].fame >= WELL_KNOWN,
        ...(ofHouses.has(key) && { house: true }),
        // Asked of the few that a text names.
        get ordinary() {
          return games[known[0]].fame < WELL_KNOWN || isOrdinary(key);
        },
      };
      this.#trie.add(key, entry);
      this.#byName.set(key, entry);
    }
  }

  /** The longest name of a studio that starts at a place of a text. */
  longestAt(tokens: readonly Token[], start: number): PhraseMatch<MakerEntry> | undefined {
    return this.#trie.longestAt(tokens, start);
  }

  /** The studio of a name, if there is one. */
  named(name: string): MakerEntry | undefined {
    return this.#byName.get(words(name).join(' '));
  }

  /** Whoever made a game, as one; nothing where that is unknown. */
  makersOf(game: number): MakerEntry | undefined {
    const names = makersIn(this.#games[game].developer);
    const made = names.flatMap((name) => this.#gamesOf.get(name) ?? []);
    return names.length === 0
      ? undefined
      : {
          name: names.join(', '),
          games: this.#bestKnown([...new Set(made)]),
          ordinary: false,
          known: true,
          renowned: false,
        };
  }

  /** The games of every studio whose name begins with what is said: "Nintendo". */
  madeByNamesakes(said: string): number[] {
    const start = spoken(said);
    return this.#studios.flatMap(({ name, made }) => (name.startsWith(start) ? made : []));
  }

  /** The games of those studios whose names begin as given, of the years given. */
  #madeBy(studios: House['studios']): number[] {
    return Object.entries(studios).flatMap(([name, years]) => {
      const [from, to = Number.POSITIVE_INFINITY] = [years].flat();
      return this.madeByNamesakes(name).filter(
        (game) => this.#games[game].year >= from && this.#games[game].year <= to,
      );
    });
  }

  #bestKnown(games: readonly number[]): number[] {
    return [...games].sort((a, b) => this.#games[b].fame - this.#games[a].fame || a - b);
  }
}

/** The studios named in a game's `developer`. */
function makersIn(developer: string | undefined): string[] {
  return developer?.split(AND).filter(Boolean) ?? [];
}

function shortName(name: string): string {
  const short = name.replace(TRADE, '');
  return short.length >= LEAST_OF_FAMILY ? short : name;
}
