import { GameSet } from '../collections/game-set';
import type { FactColumns } from '../knowledge/fact-columns';
import type { BoundNeed } from '../request';
import { mayPlayForSeven, SEVEN } from '../wishes/small-schoolchild';
import { mayPlayForSixteen, SIXTEEN } from '../wishes/teenager';
import { both, type Judgement, within } from './judgement';

type Bound<K extends BoundNeed['kind']> = Extract<BoundNeed, { kind: K }>;

/** Fame up to which a game counts as little known, and acclaim from which it is worth finding. */
const HIDDEN_FAME = 3;
const HIDDEN_ACCLAIM = 4;
const POPULAR_FAME = 4;
const ACCLAIMED = 4;

/** Players that an MMO has room for: more than anybody asks for. */
const MMO_SEATS = 100;

/** The catalogue's sittings are estimates in steps: who has twenty minutes can play what takes half an hour, who has five ten. */
const SESSION_SLACK = 1.5;
const SESSION_STEP = 5;

/** Hours that a game may fall short of a range: who has two to four of them is glad of one that takes one and a half. */
const HOURS_SHORT = 2;

/** What "cheap" means where nobody says how much, in euros or dollars. */
export const CHEAP = 20;

/** Between which of these its price lies, the catalogue knows of a game. */
const CEILINGS = [10, 15, 20, 30, 40, 60, 80];

/** Sets of games that few needs ask about, each made when one does. */
export interface OnDemand {
  /** What costs nothing on the platforms that are asked for, whatever it costs on others. */
  readonly freeThere: () => GameSet;
  /** Whether games have a price there. */
  readonly isSoldThere: () => boolean;
  /** What is for children and has nothing that speaks against that. */
  readonly madeForChildren: () => GameSet;
}

/**
 * Judges all games by a need of facts. What the catalogue does not know is unsure, never met.
 * Age: PEGI up to the age given, and for small schoolchildren what is made for them and rated 7. Hours and sessions: within the
 * range; where it has two ends, a game may be a little shorter. Year: within the range, ends included.
 */
export function judgeNeed(facts: FactColumns, need: BoundNeed, newestYear: number, onDemand: OnDemand): Judgement {
  switch (need.kind) {
    case 'players':
      return judgePlayers(facts, need);
    case 'year':
      return judgeYear(facts, need, newestYear);
    case 'hours':
      return withinHours(facts, need);
    case 'session':
      return within(facts.session, 0, Math.max(Number(need.to) * SESSION_SLACK, Number(need.to) + SESSION_STEP));
    case 'age':
      return judgeAge(facts, need, onDemand);
    case 'price':
      return judgePrice(facts, need, onDemand);
    case 'spanish':
      return within(facts.spanish, need.is === 'voices' ? 2 : 1, 2);
    case 'hardware': {
      const light = within(facts.lowSpec, need.is === 'low' ? 2 : 1, 2);
      return need.computer ? both(light, within(facts.computer, 1, 1)) : light;
    }
    case 'fame':
      return judgeFame(facts, need);
  }
}

/**
 * Judges what an unwanted need forbids: met means that the game has it. "No online" forbids what cannot be played without
 * a connection, not what may be played with one; "no multiplayer" every game with company, whatever else it offers.
 */
export function judgeUnwantedNeed(
  facts: FactColumns,
  need: BoundNeed,
  newestYear: number,
  onDemand: OnDemand,
): Judgement {
  if (need.kind === 'players' && need.online && !need.coop && !need.versus) {
    const met = GameSet.all(facts.size);
    met.subtract(GameSet.union([facts.solo, facts.coopCouch, facts.versusCouch].map((column) => atLeast(column, 1))));
    met.unite(GameSet.union([atLeast(facts.mmo, 1), atLeast(facts.alwaysOnline, 1)]));
    return { met };
  }
  return judgeNeed(facts, need, newestYear, onDemand);
}

function withinHours({ hours }: FactColumns, { from, to }: Bound<'hours'>): Judgement {
  const least = to === undefined ? Number(from ?? 0) : Math.max(0, Number(from ?? 0) - HOURS_SHORT);
  return within(hours, least, Number(to ?? Number.POSITIVE_INFINITY));
}

function judgeYear(facts: FactColumns, need: Bound<'year'>, newestYear: number): Judgement {
  const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
  return within(facts.year, Number(from ?? Number.NEGATIVE_INFINITY), Number(need.to ?? Number.POSITIVE_INFINITY));
}

function judgeAge({ age }: FactColumns, need: Bound<'age'>, { madeForChildren }: OnDemand): Judgement {
  const judgement = within(age, 0, mayPlayForSixteen(need) ? SIXTEEN : Number(need.to));
  if (mayPlayForSeven(need)) {
    const mild = GameSet.between(age, SEVEN, SEVEN);
    mild.intersect(madeForChildren());
    judgement.met.unite(mild);
  }
  return judgement;
}

function judgePrice(
  { free, purchases, priceUpTo }: FactColumns,
  need: Bound<'price'>,
  { freeThere, isSoldThere }: OnDemand,
): Judgement {
  const costsNothing = within(free, 1, 1);
  costsNothing.met.unite(freeThere());
  switch (need.is) {
    case 'free':
      return costsNothing;
    case 'really-free':
      return both(costsNothing, within(purchases, 0, 0));
    case 'one-payment': {
      const paid = both(within(free, 0, 0), within(purchases, 0, 0));
      // What is given away on one machine is seldom sold there.
      paid.met.subtract(freeThere());
      return paid;
    }
    case 'at-most-once':
      return within(purchases, 0, 0);
    case 'cheap': {
      const { met } = costsNothing;
      const unsure = GameSet.all(free.length);
      if (isSoldThere()) {
        const most = Number(need.to ?? CHEAP);
        met.unite(GameSet.between(priceUpTo, 1, most));
        unsure.subtract(GameSet.between(priceUpTo, dearerThan(most), Number.POSITIVE_INFINITY));
      }
      unsure.subtract(met);
      return { met, unsure };
    }
  }
}

/** The ceiling from which on prices are above a limit: what costs twenty at most may cost fifteen. */
function dearerThan(most: number): number {
  const above = CEILINGS.findIndex((ceiling) => ceiling >= most);
  return CEILINGS[above + 1] ?? Number.POSITIVE_INFINITY;
}

function judgeFame({ fame, acclaim }: FactColumns, need: Bound<'fame'>): Judgement {
  switch (need.is) {
    case 'hidden':
      return both({ met: GameSet.between(fame, 0, HIDDEN_FAME) }, { met: atLeast(acclaim, HIDDEN_ACCLAIM) });
    case 'popular':
      return { met: atLeast(fame, POPULAR_FAME) };
    case 'acclaimed':
      return { met: atLeast(acclaim, ACCLAIMED) };
  }
}

function judgePlayers(facts: FactColumns, need: Bound<'players'>): Judgement {
  const { size, solo, mmo, coopCouch, versusCouch } = facts;
  const count = Math.max(Number(need.count ?? 0), 0);
  const company = need.multiplayer || need.coop || need.versus || need.couch || need.online;
  const seats = company ? Math.max(2, count) : count;
  const met = GameSet.all(size);
  if (need.solo || count === 1 || (need.offline && !company)) met.intersect(atLeast(solo, 1));
  if (need.mmo) met.intersect(atLeast(mmo, 1));
  if (need.offline && company) met.intersect(GameSet.union([atLeast(coopCouch, 2), atLeast(versusCouch, 2)]));
  if (seats > 1) met.intersect(seating(seats, facts, need));
  return need.offline ? both({ met }, within(facts.alwaysOnline, 0, 0)) : { met };
}

/** The games with room for that many players, in the styles and places that the need leaves open. */
function seating(seats: number, facts: FactColumns, need: Bound<'players'>): GameSet {
  const anyStyle = !need.coop && !need.versus;
  const anyPlace = !need.couch && !need.online;
  const online = need.online || anyPlace;
  const modes: Float32Array[] = [];
  if (need.coop || anyStyle) {
    if (need.couch || anyPlace) modes.push(facts.coopCouch);
    if (anyPlace) modes.push(facts.coopNearby);
    if (online) modes.push(facts.coopOnline);
  }
  if (need.versus || anyStyle) {
    if (need.couch || anyPlace) modes.push(facts.versusCouch);
    if (anyPlace) modes.push(facts.versusNearby);
    if (online) modes.push(facts.versusOnline);
  }
  const games = modes.map((mode) => atLeast(mode, seats));
  return GameSet.union(online && seats <= MMO_SEATS ? [...games, atLeast(facts.mmo, 1)] : games);
}

function atLeast(column: Float32Array, least: number): GameSet {
  return GameSet.between(column, least, Number.POSITIVE_INFINITY);
}
