import type { CatalogueIndex } from './catalogue-index';
import type { Request } from './request';
import type { TextScores } from './text-scores';

/** What of a description one game's texts hold at least. */
interface Least {
  /** Share of the words, weighed by rarity. */
  readonly share: number;
  /** How many of the words: one rare word is no description, and two may meet by chance. */
  readonly found: number;
  /** How many that are understood as nothing else: "party-based, turn-based, old school dungeon crawler" is a list of wishes. */
  readonly own: number;
}

const LEAST = {
  long: { share: 0.35, found: 3, own: 2 },
  short: { share: 0.6, found: 3, own: 2 },
  /** A short text that opens as a wish does, or speaks of games: "a frog that crosses roads". */
  wish: { share: 0.6, found: 2, own: 2 },
  /** The text says that it describes one game: "what was the one with the sticky ball". */
  recalled: { share: 0.35, found: 2, own: 1 },
} as const satisfies Record<string, Least>;

/** Words of a long description; of a short one the game must hold more. */
const LONG = 7;

/** How far the game must be ahead of the next one of another series: "survival with crafting" fits twenty alike. */
const MIN_LEAD = 1.2;
/** …or in the number of words found, where those are many: no list of wishes has so many in common with one game. */
const MIN_LEAD_IN_WORDS = 1.5;
const MANY = 6;

/**
 * The one game that a text describes, by somebody who forgot its name ("an insurance inspector boards a ghost ship…"), or
 * nothing. In such a text the words that look like facts are details of the plot, and the musts read from them must not filter.
 */
export function describedGame(request: Request, text: TextScores, { facts }: CatalogueIndex): number | undefined {
  if (request.way === 'errand') return undefined;
  if (request.wishes.some(({ aim, strength }) => aim.kind === 'seed' && strength !== 'never')) return undefined;
  let best: number | undefined;
  for (const game of text.games) if (best === undefined || text.coverage(game) > text.coverage(best)) best = game;
  const least = leastOf(request);
  if (best === undefined || least === undefined) return undefined;
  if (text.coverage(best) < least.share || text.found(best) < least.found) return undefined;
  const many = text.found(best) >= MANY;
  if (!many && text.foundOwn(best) < least.own) return undefined;
  // Few words with more wishes than details are a list of wishes.
  if ((least === LEAST.short || least === LEAST.wish) && text.foundOwn(best) <= request.wishes.length) return undefined;
  let next = 0;
  let nextFound = 0;
  for (const game of text.games) {
    if (facts.series[game] === facts.series[best]) continue;
    next = Math.max(next, text.coverage(game));
    nextFound = Math.max(nextFound, text.found(game));
  }
  const leads = text.coverage(best) >= MIN_LEAD * next;
  return leads || (many && text.found(best) >= MIN_LEAD_IN_WORDS * nextFound) ? best : undefined;
}

/** What the game must hold of a text, by how it speaks; nothing for a short one that merely says something. */
function leastOf({ way, sense, terms }: Request): Least | undefined {
  if (way === 'recalls') return LEAST.recalled;
  if (terms.length >= LONG) return LEAST.long;
  if (way === 'opens' || sense) return LEAST.wish;
  return way === 'names' ? LEAST.short : undefined;
}
