import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import { machinesOf } from '../knowledge/machines';
import type { Aim, RequestWish } from '../request';
import type { Judgement } from './judgement';

/**
 * Which games run on any of the platforms, or on all of them, or on those of their maker alone. `worn`: with a headset, if need be,
 * which nobody is taken to have.
 */
export function judgePlatform(
  { platforms, all, exclusive }: Extract<Aim, { kind: 'platform' }>,
  { facts, knowledge: { lexicon } }: CatalogueIndex,
  worn = true,
): Judgement {
  const runningOn = (platform: number): GameSet => {
    const games = GameSet.none(facts.size);
    for (const machine of machinesOf(platform, lexicon)) games.unite(facts.platforms[machine]);
    games.subtract(facts.notOn[platform]);
    return games;
  };
  const [met, ...others] = platforms.map(runningOn);
  for (const other of others) all ? met.intersect(other) : met.unite(other);
  if (!worn) met.subtract(facts.worn);
  if (exclusive) {
    met.intersect(facts.loyal);
    // What came for the older machine as well is no reason to own the newer one.
    const older = platforms.flatMap((platform) => lexicon.platforms[platform].plays ?? []);
    for (const [i, { id }] of lexicon.platforms.entries()) {
      if (older.includes(id) && !platforms.includes(i)) met.subtract(facts.platforms[i]);
    }
  }
  return { met };
}

/**
 * Who has no console plays on a computer what consoles have too: only games that run on nothing else are out of reach. A shop
 * is not owned but shunned.
 */
export function judgeOutOfReach(aim: Extract<Aim, { kind: 'platform' }>, index: CatalogueIndex): Judgement {
  const { platforms } = aim;
  const { games, knowledge } = index;
  const { lexicon } = knowledge;
  if (platforms.some((platform) => lexicon.platforms[platform].sells)) return judgePlatform(aim, index);
  const lost = new Set(
    platforms.flatMap((platform) => {
      const { id, any = [id], alsoWithout = [] } = lexicon.platforms[platform];
      return [...any, ...alsoWithout];
    }),
  );
  return { met: GameSet.where(games.length, (game) => games[game].platforms.every((id) => lost.has(id))) };
}

/** Whether somebody asks for what is played with a headset: by its name, by what it is good for, or by such a game. */
export function wearsIt(
  wishes: readonly RequestWish[],
  { facts, concepts, knowledge: { lexicon } }: CatalogueIndex,
): boolean {
  const worn = lexicon.platforms.flatMap(({ plugsInto, favours = [] }, platform) =>
    plugsInto ? [{ platform, favours: favours.map((id) => concepts.numberOf(id)) }] : [],
  );
  return wishes.some(({ aim, strength }) => {
    if (strength === 'never') return false;
    if (aim.kind === 'platform') return worn.some(({ platform }) => aim.platforms.includes(platform));
    if (aim.kind === 'concept') return worn.some(({ favours }) => favours.some((id) => aim.concepts.includes(id)));
    return aim.kind === 'seed' && aim.games.some((game) => facts.worn.has(game));
  });
}

/** What costs nothing on the platforms that are asked for, or else on the usual ones, whatever it costs on others. */
export function freeWherePlayed(
  wishes: readonly RequestWish[],
  { facts, knowledge: { lexicon } }: CatalogueIndex,
): GameSet {
  const asked = platformsAsked(wishes);
  const usual = lexicon.platforms.flatMap(({ usual }, platform) => (usual ? [platform] : []));
  const games = GameSet.none(facts.size);
  for (const platform of asked.length > 0 ? asked : usual)
    for (const machine of machinesOf(platform, lexicon)) games.unite(facts.freeOn[machine]);
  return games;
}

/** Years after which the games of a console are sold no more: what they cost elsewhere is no price there. */
const SOLD = 15;

/** Whether games have a price where they are to be played. */
export function isSoldWherePlayed(
  wishes: readonly RequestWish[],
  { knowledge: { lexicon, newestYear } }: CatalogueIndex,
): boolean {
  const machines = platformsAsked(wishes).flatMap((platform) => machinesOf(platform, lexicon));
  const isSold = (machine: number) => newestYear - (lexicon.platforms[machine].since ?? newestYear) <= SOLD;
  return machines.length === 0 || machines.some(isSold);
}

function platformsAsked(wishes: readonly RequestWish[]): number[] {
  return wishes.flatMap(({ aim, strength }) => (aim.kind === 'platform' && strength !== 'never' ? aim.platforms : []));
}
