import type { CatalogueIndex } from './catalogue-index';
import type { Request } from './request';
import type { TextScores } from './text-scores';

/** Words of a long description; of a short one the game must hold more. */
const LONG = 7;
/** Share of the words, weighed by rarity, that the game's texts hold at least. */
const MIN_COVERAGE = { long: 0.35, short: 0.6 } as const;
/** How many of the words the game's texts hold at least: one rare word is no description, and two may meet by chance. */
const MIN_FOUND = 3;
/** …of a short description that opens as a wish does, or speaks of games: "a frog that crosses roads". */
const MIN_FOUND_OF_WISH = 2;
/** How many of them are understood as nothing else: "party-based, turn-based, old school dungeon crawler" is a list of wishes. */
const MIN_OWN = 2;
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
  const short = request.terms.length < LONG;
  if (best === undefined || text.coverage(best) < MIN_COVERAGE[short ? 'short' : 'long']) return undefined;
  if (short && !soundsLikeOne(request, text, best)) return undefined;
  const many = text.found(best) >= MANY;
  if (!short && text.found(best) < MIN_FOUND) return undefined;
  if (!many && text.foundOwn(best) < MIN_OWN) return undefined;
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

/** Whether a short text rather describes the game than says something else, or lists wishes: it holds more details than those. */
function soundsLikeOne({ way, sense, wishes }: Request, text: TextScores, game: number): boolean {
  if (way === 'says' && !sense) return false;
  const least = way === 'opens' || sense ? MIN_FOUND_OF_WISH : MIN_FOUND;
  return text.found(game) >= least && text.foundOwn(game) > wishes.length;
}
