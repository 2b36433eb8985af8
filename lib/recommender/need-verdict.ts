import { type FactColumns, UNKNOWN } from './fact-columns';
import type { Verdict } from './recommendation';
import type { BoundNeed } from './request';

/** Judges one game, by position. */
export type Judge = (game: number) => Verdict;

type Bound<K extends BoundNeed['kind']> = Extract<BoundNeed, { kind: K }>;

/** Fame up to which a game counts as little known, and acclaim from which it is worth finding. */
const HIDDEN_FAME = 3;
const HIDDEN_ACCLAIM = 4;
const POPULAR_FAME = 4;
const ACCLAIMED = 4;

const yes = (claim: boolean): Verdict => (claim ? 'met' : 'unmet');

/**
 * A judge for a need of facts. What the catalogue does not know is `unknown`, never `met`.
 * Age: PEGI up to the age given. Hours and sessions: within the range. Year: within the range, ends included.
 */
export function needJudge(facts: FactColumns, need: BoundNeed, newestYear: number): Judge {
  switch (need.kind) {
    case 'players':
      return playersJudge(facts, need);
    case 'year':
      return yearJudge(facts, need, newestYear);
    case 'hours':
      return within(facts.hours, Number(need.from ?? 0), Number(need.to ?? Number.POSITIVE_INFINITY));
    case 'session':
      return within(facts.session, 0, Number(need.to));
    case 'age':
      return within(facts.age, 0, Number(need.to));
    case 'price':
      return priceJudge(facts, need);
    case 'spanish':
      return within(facts.spanish, need.is === 'voices' ? 2 : 1, 2);
    case 'hardware':
      return within(facts.lowSpec, 1, 1);
    case 'fame':
      return fameJudge(facts, need);
  }
}

/**
 * A judge of what an unwanted need forbids: `met` means that the game has it. "No online" forbids every game with a mode
 * played online, "no multiplayer" every game with company, whatever else they offer.
 */
export function unwantedNeedJudge(facts: FactColumns, need: BoundNeed, newestYear: number): Judge {
  if (need.kind === 'players' && need.online && !need.coop && !need.versus) {
    return (g) => yes(facts.mmo[g] === 1 || facts.alwaysOnline[g] === 1 || onlineSeats(facts, g) > 0);
  }
  return needJudge(facts, need, newestYear);
}

function within(column: ArrayLike<number>, from: number, to: number): Judge {
  return (g) => (column[g] === UNKNOWN ? 'unknown' : yes(column[g] >= from && column[g] <= to));
}

function yearJudge(facts: FactColumns, need: Bound<'year'>, newestYear: number): Judge {
  const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
  return within(facts.year, Number(from ?? Number.NEGATIVE_INFINITY), Number(need.to ?? Number.POSITIVE_INFINITY));
}

function priceJudge(facts: FactColumns, need: Bound<'price'>): Judge {
  const free: Judge = within(facts.free, 1, 1);
  const paid: Judge = within(facts.free, 0, 0);
  const sellsNothing: Judge = within(facts.purchases, 0, 0);
  switch (need.is) {
    case 'free':
      return free;
    case 'really-free':
      return (g) => worse(free(g), sellsNothing(g));
    case 'one-payment':
      return (g) => worse(paid(g), sellsNothing(g));
    case 'cheap':
      // The catalogue holds no prices: what costs nothing is cheap, of the rest it is not known.
      return (g) => (free(g) === 'met' ? 'met' : 'unknown');
  }
}

function fameJudge(facts: FactColumns, need: Bound<'fame'>): Judge {
  switch (need.is) {
    case 'hidden':
      return (g) => yes(facts.fame[g] <= HIDDEN_FAME && facts.acclaim[g] >= HIDDEN_ACCLAIM);
    case 'popular':
      return (g) => yes(facts.fame[g] >= POPULAR_FAME);
    case 'acclaimed':
      return (g) => yes(facts.acclaim[g] >= ACCLAIMED);
  }
}

function playersJudge(facts: FactColumns, need: Bound<'players'>): Judge {
  const count = Math.max(Number(need.count ?? 0), 0);
  const company = need.multiplayer || need.coop || need.versus || need.couch || need.online;
  const seats = company ? Math.max(2, count) : count;
  const anyStyle = !need.coop && !need.versus;
  const anyPlace = !need.couch && !need.online;
  const startsOffline = within(facts.alwaysOnline, 0, 0);
  const most = (g: number): number => {
    let players = 0;
    if (need.coop || anyStyle) {
      if (need.couch || anyPlace) players = Math.max(players, facts.coopCouch[g]);
      if (need.online || anyPlace) players = Math.max(players, facts.coopOnline[g]);
    }
    if (need.versus || anyStyle) {
      if (need.couch || anyPlace) players = Math.max(players, facts.versusCouch[g]);
      if (need.online || anyPlace) players = Math.max(players, facts.versusOnline[g]);
    }
    if ((need.online || anyPlace) && facts.mmo[g]) players = Math.max(players, 100);
    return players;
  };
  return (g) => {
    if ((need.solo || count === 1) && facts.solo[g] === 0) return 'unmet';
    if (need.mmo && facts.mmo[g] === 0) return 'unmet';
    if (need.offline && (company ? couchSeats(facts, g) < 2 : facts.solo[g] === 0)) return 'unmet';
    if (seats > 1 && most(g) < seats) return 'unmet';
    if (need.offline) return startsOffline(g);
    return 'met';
  };
}

function onlineSeats(facts: FactColumns, game: number): number {
  return Math.max(facts.coopOnline[game], facts.versusOnline[game]);
}

function couchSeats(facts: FactColumns, game: number): number {
  return Math.max(facts.coopCouch[game], facts.versusCouch[game]);
}

/** The worse of two verdicts: one thing unmet decides, then one unknown. */
function worse(a: Verdict, b: Verdict): Verdict {
  if (a === 'unmet' || b === 'unmet') return 'unmet';
  return a === 'unknown' || b === 'unknown' ? 'unknown' : 'met';
}
