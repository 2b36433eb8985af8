import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Lexicon } from '../lexicon';
import type { Request, RequestWish } from '../request';
import { SEED_MET } from '../weights';
import { gamesWithThing } from './games-with-thing';
import { type Concerned, judgeNeed, judgeUnwantedNeed } from './judge-need';
import type { Judgement } from './judgement';
import { madeForChildren } from './made-for-children';
import { gamesOfRefusedMaker, refusedGames } from './refused-games';
import type { TextScores } from './text-scores';
import { gamesToldBy } from './told-by';

/** What retrieval found out about likeness and free words, by position of the game. */
export interface Evidence {
  /** Likeness to the games of a seed wish, 0 to 1. */
  readonly likeness: ReadonlyMap<string, Float32Array>;
  /** The games that tell of the thing of a wish, by id of the wish. */
  readonly things: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly text: TextScores;
}

/** The judgements of a request's wishes, by id of the wish. */
export type Judges = ReadonlyMap<string, Judgement>;

/** Judges every game once for each wish: filter, rank and explain all read the same sets. */
export function judgesOf({ wishes }: Request, index: CatalogueIndex, evidence: Evidence): Judges {
  const concerned: Concerned = {
    freeThere: () => freeWherePlayed(wishes, index),
    madeForChildren: () => madeForChildren(index),
  };
  return new Map(wishes.map((wish) => [wish.id, judge(wish, wishes, index, evidence, concerned)]));
}

/** What costs nothing on the platforms that are asked for, or else on the usual ones, whatever it costs on others. */
function freeWherePlayed(wishes: readonly RequestWish[], { facts, lexicon }: CatalogueIndex): GameSet {
  const asked = wishes.flatMap(({ aim, strength }) =>
    aim.kind === 'platform' && strength !== 'never' ? aim.platforms : [],
  );
  const usual = lexicon.platforms.flatMap(({ usual }, platform) => (usual ? [platform] : []));
  const games = GameSet.none(facts.size);
  for (const platform of asked.length > 0 ? asked : usual)
    for (const machine of machinesOf(platform, lexicon)) games.unite(facts.freeOn[machine]);
  return games;
}

/**
 * Judges all games by one wish. For a `never` wish, `met` means that the game has the unwanted thing: {@link explain} turns it round.
 */
function judge(
  wish: RequestWish,
  wishes: readonly RequestWish[],
  index: CatalogueIndex,
  evidence: Evidence,
  concerned: Concerned,
): Judgement {
  const { aim, strength } = wish;
  switch (aim.kind) {
    case 'concept':
      return conceptJudgement(aim, index, strength === 'never');
    case 'platform':
      return strength === 'never' ? outOfReachJudgement(aim, index) : platformJudgement(aim, index);
    case 'seed':
      return strength === 'never'
        ? { met: refusedGames(aim, wish.words, wishes, index) }
        : seedJudgement(wish, index, evidence);
    case 'among':
      return strength === 'never' && wish.sort === 'maker'
        ? { met: gamesOfRefusedMaker(aim.games, wish.words, index) }
        : { met: GameSet.of(index.games.length, aim.games) };
    case 'thing':
      return thingJudgement(strength, evidence.things.get(wish.id) ?? gamesWithThing(aim, index), index);
    default:
      return (strength === 'never' ? judgeUnwantedNeed : judgeNeed)(
        index.facts,
        aim,
        index.knowledge.newestYear,
        concerned,
      );
  }
}

/** All of the concepts, or `any` of them, or what is defined by a kind near them. */
function conceptJudgement(
  { concepts, any, near = [], lessThan }: Extract<RequestWish['aim'], { kind: 'concept' }>,
  catalogue: CatalogueIndex,
  unwanted: boolean,
): Judgement {
  const { concepts: index, games, facts } = catalogue;
  const [met, ...others] = concepts.map((concept) => {
    const having = GameSet.of(
      games.length,
      unwanted && lessThan ? havingAsMuch(concept, lessThan, catalogue) : index.postings(concept).games,
    );
    if (!unwanted || !index.concepts[concept].optional) return having;
    // Who wants no PvP may play Terraria, which leaves it to the player, and no game that is nothing else.
    having.subtract(GameSet.between(facts.solo, 1, Number.POSITIVE_INFINITY));
    having.unite(GameSet.of(games.length, index.definedBy(concept)));
    return having;
  });
  const { toldBy } = index.concepts[concepts[0]];
  if (unwanted && toldBy && concepts.length === 1) met.unite(gamesToldBy(toldBy, catalogue));
  for (const other of others) any ? met.unite(other) : met.intersect(other);
  for (const kind of near) for (const game of index.definedBy(kind)) met.add(game);
  return { met };
}

/**
 * The games that have no less of a concept than some games, as far as that can be told: where it is told to define one of those, what
 * it is told to define as well, and not what its sort implies; else all that have it.
 */
function havingAsMuch(concept: number, than: readonly number[], { concepts, games }: CatalogueIndex): Int32Array {
  const { id } = concepts.concepts[concept];
  const isDefined = (game: number) => games[game].facets.core.includes(id);
  const having = concepts.postings(concept).games;
  return than.some(isDefined) ? having.filter(isDefined) : having;
}

/** The machines that a platform stands for, by position: itself, or the members of a group such as "console". */
function machinesOf(platform: number, { platforms }: Lexicon): number[] {
  const { any } = platforms[platform];
  return any ? platforms.flatMap(({ id }, i) => (any.includes(id) ? [i] : [])) : [platform];
}

function platformJudgement(
  { platforms, all, exclusive }: Extract<RequestWish['aim'], { kind: 'platform' }>,
  { lexicon, facts }: CatalogueIndex,
): Judgement {
  const runningOn = (platform: number): GameSet => {
    const games = GameSet.none(facts.size);
    for (const machine of machinesOf(platform, lexicon)) games.unite(facts.platforms[machine]);
    return games;
  };
  const [met, ...others] = platforms.map(runningOn);
  for (const other of others) all ? met.intersect(other) : met.unite(other);
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
function outOfReachJudgement(aim: Extract<RequestWish['aim'], { kind: 'platform' }>, index: CatalogueIndex): Judgement {
  const { platforms } = aim;
  const { lexicon, games } = index;
  if (platforms.some((platform) => lexicon.platforms[platform].sells)) return platformJudgement(aim, index);
  const lost = new Set(
    platforms.flatMap((platform) => {
      const { id, any = [id], alsoWithout = [] } = lexicon.platforms[platform];
      return [...any, ...alsoWithout];
    }),
  );
  return { met: GameSet.where(games.length, (game) => games[game].platforms.every((id) => lost.has(id))) };
}

/** A game that does not tell of a thing may have it all the same; but only what is told can be kept out. */
function thingJudgement(
  strength: RequestWish['strength'],
  tell: ReadonlyMap<number, number>,
  { games }: CatalogueIndex,
): Judgement {
  const met = GameSet.of(games.length, [...tell.keys()]);
  if (strength === 'never') return { met };
  return { met, unsure: GameSet.where(games.length, (game) => !met.has(game)) };
}

function seedJudgement({ id }: RequestWish, { facts }: CatalogueIndex, evidence: Evidence): Judgement {
  const likeness = evidence.likeness.get(id);
  return { met: likeness ? GameSet.between(likeness, SEED_MET, Number.POSITIVE_INFINITY) : GameSet.none(facts.size) };
}
