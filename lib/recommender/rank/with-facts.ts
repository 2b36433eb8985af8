import { GameSet } from '../collections/game-set';
import type { Judges } from '../judge/judge';
import { CHEAP } from '../judge/judge-need';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { FactColumns } from '../knowledge/fact-columns';
import { machinesOf } from '../knowledge/machines';
import type { Aim, Request } from '../request';
import { asksOnlyFacts } from '../retrieve/lone-concept';
import { WEIGHTS } from '../weights';

/** Wishes that retrieval has scored. */
const SCORED: readonly Aim['kind'][] = ['concept', 'seed', 'thing'];

/** From which praise on a game is among the best there are. */
const BEST = 5;

/** Ages of a machine, in years, from which on it begins to be one of old, and is altogether. */
const OLD_FROM = 10;
const OLD_AT = 20;

/**
 * The scores with what the facts add to each: nice-to-have facts that are met, obscurity where a hidden gem is wanted, having nothing to
 * sell where a free game is, and being made for a console where nothing else is named. The same array where the request asks for none of
 * these.
 */
export function withFacts(
  scores: Float32Array,
  { wishes, way }: Request,
  judges: Judges,
  index: CatalogueIndex,
): Float32Array {
  const { facts } = index;
  const wanted = wishes.filter(({ strength }) => strength !== 'never');
  const factual = wanted.filter(({ aim }) => !SCORED.includes(aim.kind));
  if (factual.length === 0) return scores;
  const sums = scores.slice();
  const onlyFacts = asksOnlyFacts({ wishes });
  const cheap = factual.some(({ aim }) => isCheap(aim));
  for (const { id, aim, strength } of factual) {
    if (aim.kind === 'fame' && aim.is === 'hidden') addHidden(sums, facts);
    if (aim.kind === 'price' && aim.is === 'free') addSellingNothing(sums, facts);
    if (aim.kind === 'hours' && aim.to !== undefined) takeTooLong(sums, facts, Number(aim.to));
    if (aim.kind === 'hours' && aim.from !== undefined && strength === 'must')
      addLasting(sums, facts, Number(aim.from));
    // Who describes a forgotten game says what it was on, not what is wanted.
    if (aim.kind === 'platform' && way !== 'recalls') {
      // Who names a machine of old means its games, whatever else is asked.
      const old = oldness(aim.platforms, index);
      // What a machine of today is known for is what costs most on it.
      const share = onlyFacts ? (cheap ? old : 1) : WEIGHTS.ofOld * old;
      if (share > 0) addMadeFor(sums, aim.platforms, share, index);
    }
    if (aim.kind === 'players') addOnSofa(sums, aim, facts);
    if (isCheap(aim)) addLowPriced(sums, Number(aim.to ?? CHEAP), factual, index);
    if (strength !== 'nice' || isCheap(aim)) continue;
    const worth = way === 'recalls' && ofTale(aim) ? WEIGHTS.toldFact : WEIGHTS.fact;
    for (const game of judges.get(id)?.met.games() ?? []) sums[game] += worth;
    // "Best" means the best, not whatever is good and famous.
    if (aim.kind === 'fame' && aim.is === 'acclaimed') addPraised(sums, facts);
  }
  return sums;
}

/** Whether somebody who describes a forgotten game tells by this when, or on what, they played it. */
function ofTale(aim: Aim): boolean {
  return aim.kind === 'platform' || (aim.kind === 'year' && aim.to !== undefined);
}

/** The prior's fame is taken back, and turned round. */
function addHidden(sums: Float32Array, { fame }: FactColumns): void {
  for (let game = 0; game < sums.length; game++) sums[game] += (3 - fame[game]) * (WEIGHTS.hidden + WEIGHTS.fame);
}

function addSellingNothing(sums: Float32Array, { purchases }: FactColumns): void {
  for (let game = 0; game < sums.length; game++) if (purchases[game] === 0) sums[game] += WEIGHTS.sellsNothing;
}

/** "For two", "with my brother": where two people do not say where they are, what they can play side by side comes first. */
function addOnSofa(
  sums: Float32Array,
  need: Extract<Aim, { kind: 'players' }>,
  { coopCouch, versusCouch }: FactColumns,
): void {
  if (Number(need.count) !== 2 || need.couch || need.online || need.mmo) return;
  for (let game = 0; game < sums.length; game++) {
    if (coopCouch[game] >= 2 || versusCouch[game] >= 2) sums[game] += WEIGHTS.fact;
  }
}

function isCheap(aim: Aim): aim is Extract<Aim, { kind: 'price' }> {
  return aim.kind === 'price' && aim.is === 'cheap';
}

/**
 * What is known to cost little comes before what costs much, as far as the machines asked for are still sold for. Who says "cheap"
 * would pay: what costs nothing is no better than what nobody knows the price of.
 */
function addLowPriced(
  sums: Float32Array,
  most: number,
  wanted: Request['wishes'],
  { facts, ...index }: CatalogueIndex,
): void {
  const asked = wanted.flatMap(({ aim }) => (aim.kind === 'platform' ? aim.platforms : []));
  const worth = WEIGHTS.fact * (asked.length > 0 ? 1 - oldness(asked, index) : 1);
  for (let game = 0; game < sums.length; game++) {
    const price = facts.priceUpTo[game];
    if (price > 0) sums[game] += price <= most ? worth : -worth;
  }
}

/** Where the limit had to be given up, the games that pass it least come first. */
function takeTooLong(sums: Float32Array, { hours }: FactColumns, most: number): void {
  for (let game = 0; game < sums.length; game++) {
    if (hours[game] > most) sums[game] -= WEIGHTS.tooLong * Math.log2(hours[game] / most);
  }
}

/** Who asks for a long game means it: each time that it lasts twice as long counts, up to twice. */
function addLasting(sums: Float32Array, { hours }: FactColumns, least: number): void {
  for (let game = 0; game < sums.length; game++) {
    if (hours[game] > least) sums[game] += WEIGHTS.lasting * Math.min(2, Math.log2(hours[game] / least));
  }
}

function addPraised(sums: Float32Array, { acclaim }: FactColumns): void {
  for (let game = 0; game < sums.length; game++) if (acclaim[game] >= BEST) sums[game] += WEIGHTS.best;
}

/**
 * Adds `share` of what the games that some machines are for earn by that: those that came out on one of them first, and on consoles
 * of one maker those that stay with it, and all that it made itself, should it have sold them elsewhere since. What is older than such
 * a console was made for another one.
 */
function addMadeFor(sums: Float32Array, asked: readonly number[], share: number, index: CatalogueIndex): void {
  const { facts } = index;
  const { lexicon, makers } = index.knowledge;
  const positions = asked.flatMap((platform) => {
    const family = machinesOf(platform, lexicon);
    // "Xbox" means those of today: the one of twenty years ago has a name of its own.
    const current = family.filter((machine) => oldness([machine], index) < 1);
    return current.length > 0 ? current : family;
  });
  const machines = positions.map((position) => lexicon.platforms[position]);
  const [maker, ...others] = new Set(machines.map((machine) => (machine.console ? machine.maker : undefined)));
  const isOfOneMaker = maker !== undefined && others.length === 0;
  const isAsked = lexicon.platforms.map((_, position) => positions.includes(position));
  const since = Math.min(...machines.map((machine) => machine.since ?? 0));
  // A machine without a year is what most games run on anyway.
  const home = isOfOneMaker || since > 0 ? WEIGHTS.home + WEIGHTS.loyal : WEIGHTS.home;
  const own = GameSet.of(facts.size, (isOfOneMaker && makers.named(maker)?.games) || []);
  if (isOfOneMaker) own.unite(facts.loyal);
  for (let game = 0; game < sums.length; game++) {
    let worth = facts.year[game] < since ? -WEIGHTS.inherited : 0;
    // What was brought elsewhere later stays a game of the machine that it was made for.
    if (isAsked[facts.home[game]]) worth += home;
    else if (own.has(game)) worth += WEIGHTS.loyal - WEIGHTS.ported * facts.computer[game];
    sums[game] += share * worth;
  }
}

/** How much the newest of some machines is one of old: 0 for what is sold today, and for what has no year, to 1. */
function oldness(
  asked: readonly number[],
  { knowledge: { lexicon, newestYear } }: Pick<CatalogueIndex, 'knowledge'>,
): number {
  const since = asked.flatMap((platform) => machinesOf(platform, lexicon)).map((each) => lexicon.platforms[each].since);
  const age = Math.min(...since.map((year) => newestYear - (year ?? newestYear)));
  return Math.min(1, Math.max(0, (age - OLD_FROM) / (OLD_AT - OLD_FROM)));
}
