/** The two languages that the product speaks; every text of the catalogue exists in both. */
export type Language = 'es' | 'en';

export const LANGUAGES: readonly Language[] = ['es', 'en'];

/** One short text in both languages. */
export type Label = Readonly<Record<Language, string>>;

/** One game of the catalogue: facts, and sentences of the project's own. A fact that is left out is unknown. */
export interface Game {
  /** Slug, unique in the catalogue: `stardew-valley`. */
  readonly id: string;
  /** International title. */
  readonly title: string;
  /** Other titles, the Spanish title, nicknames: `BOTW`. */
  readonly alt?: readonly string[];
  /** Year of the first release, anywhere. */
  readonly year: number;
  readonly developer?: string;
  /** Name that groups sequels, so that one series cannot fill a grid. */
  readonly series?: string;
  /** Platform ids of the lexicon; one that it came out on first leads. */
  readonly platforms: readonly string[];
  /** Concept ids of the lexicon: `core` defines the game, most defining first; `also` is present in it. */
  readonly facets: { readonly core: readonly string[]; readonly also: readonly string[] };
  readonly players: Players;
  /** Length of the main story in hours; absent for games without an end or when unknown. */
  readonly hours?: number;
  /** The shortest sitting that is worth it, in minutes. */
  readonly session?: number;
  /** PEGI age. */
  readonly age?: 3 | 7 | 12 | 16 | 18;
  readonly price?: {
    /** It costs nothing wherever it runs. */
    readonly free: boolean;
    /** The platforms where it costs nothing although it does on others. */
    readonly freeOn?: readonly string[];
    /** What it costs at most where it is sold today, without a sale, in euros or dollars; left out, its price is unknown. */
    readonly upTo?: 10 | 15 | 20 | 30 | 40 | 60 | 80;
    /** Sells things inside the game. */
    readonly purchases?: boolean;
    /** Needs a connection even to play alone; left out, only what is nothing but a page of the web does. */
    readonly alwaysOnline?: boolean;
  };
  /** Its servers are gone and nobody can play it any more: only who names or describes it finds it. */
  readonly closed?: boolean;
  /** The best Spanish that it offers. */
  readonly spanish?: 'text' | 'voices' | 'none';
  /** Whether it runs well on integrated graphics of ten years ago and 4 GB of memory; `laptop`: only on those of an ordinary laptop of today. */
  readonly lowSpec?: boolean | 'laptop';
  /** Machines on which it does not play well, or not at all, although they run the others of its shops: `steam-deck`. */
  readonly notOn?: readonly string[];
  /** How known it is, 1 (hardly anyone) to 5 (everyone). */
  readonly fame: number;
  /** How praised it is, 1 (panned) to 5 (among the best of its kind). */
  readonly acclaim: number;
  /** What playing it is like, one sentence in each language. */
  readonly es: string;
  readonly en: string;
  /** What is in it, as who forgot the name would remember it or who looks for such a thing would ask: who you play, objects, places. */
  readonly marks?: { readonly es: readonly string[]; readonly en: readonly string[] };
  /** Ids of games of other series that its players name when they are asked for more of its kind, the nearest first. */
  readonly kin?: readonly string[];
  /** Steam application id; a game without one counts as not sold there. */
  readonly steam?: number;
}

/** Who can play: a mode that is left out does not exist in the game; numbers are the most players. */
export interface Players {
  readonly solo: boolean;
  readonly coop?: Seats;
  readonly versus?: Seats;
  readonly mmo?: boolean;
}

export interface Seats {
  /** At one machine: one screen, a split one, or the machine handed round. */
  readonly couch?: number;
  /** Side by side, each with a machine of their own: link cable, local wireless. */
  readonly nearby?: number;
  readonly online?: number;
}
