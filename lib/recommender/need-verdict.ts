import type { FactColumns } from './fact-columns';
import { GameSet } from './game-set';
import { both, type Judgement, where, within } from './judgement';
import type { BoundNeed } from './request';

type Bound<K extends BoundNeed['kind']> = Extract<BoundNeed, { kind: K }>;

/** Fame up to which a game counts as little known, and acclaim from which it is worth finding. */
const HIDDEN_FAME = 3;
const HIDDEN_ACCLAIM = 4;
const POPULAR_FAME = 4;
const ACCLAIMED = 4;

/** Players that an MMO has room for: more than anybody asks for. */
const MMO_SEATS = 100;

/** The catalogue's sittings are estimates in steps: who has twenty minutes can play what takes half an hour. */
const SESSION_SLACK = 1.5;

/**
 * Judges all games by a need of facts. What the catalogue does not know is unsure, never met.
 * Age: PEGI up to the age given. Hours and sessions: within the range. Year: within the range, ends included.
 */
export function judgeNeed(facts: FactColumns, need: BoundNeed, newestYear: number): Judgement {
  switch (need.kind) {
    case 'players':
      return judgePlayers(facts, need);
    case 'year':
      return judgeYear(facts, need, newestYear);
    case 'hours':
      return within(facts.hours, Number(need.from ?? 0), Number(need.to ?? Number.POSITIVE_INFINITY));
    case 'session':
      return within(facts.session, 0, Number(need.to) * SESSION_SLACK);
    case 'age':
      return within(facts.age, 0, Number(need.to));
    case 'price':
      return judgePrice(facts, need);
    case 'spanish':
      return within(facts.spanish, need.is === 'voices' ? 2 : 1, 2);
    case 'hardware': {
      const light = within(facts.lowSpec, 1, 1);
      return need.computer
        ? both(
            light,
            where(facts.size, (game) => facts.computer[game] === 1),
          )
        : light;
    }
    case 'fame':
      return judgeFame(facts, need);
  }
}

/**
 * Judges what an unwanted need forbids: met means that the game has it. "No online" forbids every game with a mode
 * played online, "no multiplayer" every game with company, whatever else they offer.
 */
export function judgeUnwantedNeed(facts: FactColumns, need: BoundNeed, newestYear: number): Judgement {
  if (need.kind === 'players' && need.online && !need.coop && !need.versus) {
    const { size, mmo, alwaysOnline, coopOnline, versusOnline } = facts;
    return where(size, (g) => mmo[g] === 1 || alwaysOnline[g] === 1 || coopOnline[g] > 0 || versusOnline[g] > 0);
  }
  return judgeNeed(facts, need, newestYear);
}

function judgeYear(facts: FactColumns, need: Bound<'year'>, newestYear: number): Judgement {
  const from = need.fromNewest === undefined ? need.from : newestYear - Number(need.fromNewest) + 1;
  return within(facts.year, Number(from ?? Number.NEGATIVE_INFINITY), Number(need.to ?? Number.POSITIVE_INFINITY));
}

function judgePrice({ free, purchases }: FactColumns, need: Bound<'price'>): Judgement {
  switch (need.is) {
    case 'free':
      return within(free, 1, 1);
    case 'really-free':
      return both(within(free, 1, 1), within(purchases, 0, 0));
    case 'one-payment':
      return both(within(free, 0, 0), within(purchases, 0, 0));
    case 'cheap': {
      // The catalogue holds no prices: what costs nothing is cheap, of the rest it is not known.
      const { met } = within(free, 1, 1);
      const unsure = GameSet.all(free.length);
      unsure.subtract(met);
      return { met, unsure };
    }
  }
}

function judgeFame({ size, fame, acclaim }: FactColumns, need: Bound<'fame'>): Judgement {
  switch (need.is) {
    case 'hidden':
      return where(size, (g) => fame[g] <= HIDDEN_FAME && acclaim[g] >= HIDDEN_ACCLAIM);
    case 'popular':
      return where(size, (g) => fame[g] >= POPULAR_FAME);
    case 'acclaimed':
      return where(size, (g) => acclaim[g] >= ACCLAIMED);
  }
}

function judgePlayers(facts: FactColumns, need: Bound<'players'>): Judgement {
  const { size, solo, mmo, coopCouch, versusCouch } = facts;
  const count = Math.max(Number(need.count ?? 0), 0);
  const company = need.multiplayer || need.coop || need.versus || need.couch || need.online;
  const seats = company ? Math.max(2, count) : count;
  const alone = need.solo || count === 1 || (need.offline && !company);
  const most = seats > 1 ? mostPlayers(facts, need) : undefined;
  const fits = where(
    size,
    (g) =>
      (!alone || solo[g] === 1) &&
      (!need.mmo || mmo[g] === 1) &&
      (!need.offline || !company || coopCouch[g] >= 2 || versusCouch[g] >= 2) &&
      (most === undefined || most[g] >= seats),
  );
  return need.offline ? both(fits, within(facts.alwaysOnline, 0, 0)) : fits;
}

/** The most players that each game has room for, in the styles and places that the need leaves open. */
function mostPlayers(facts: FactColumns, need: Bound<'players'>): Uint16Array {
  const anyStyle = !need.coop && !need.versus;
  const anyPlace = !need.couch && !need.online;
  const couch = need.couch || anyPlace;
  const online = need.online || anyPlace;
  const most = new Uint16Array(facts.size);
  const add = (mode: Uint8Array | Uint16Array): void => {
    for (let game = 0; game < most.length; game++) if (mode[game] > most[game]) most[game] = mode[game];
  };
  if (need.coop || anyStyle) {
    if (couch) add(facts.coopCouch);
    if (online) add(facts.coopOnline);
  }
  if (need.versus || anyStyle) {
    if (couch) add(facts.versusCouch);
    if (online) add(facts.versusOnline);
  }
  if (online) add(facts.mmo.map((mmo) => mmo * MMO_SEATS));
  return most;
}
