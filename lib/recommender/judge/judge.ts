import { GameSet } from '../collections/game-set';
import type { CatalogueIndex } from '../knowledge/catalogue-index';
import type { Request, RequestWish } from '../request';
import { SEED_MET } from '../weights';
import { gamesWithThing } from './games-with-thing';
import { judgeConcept } from './judge-concept';
import { judgeNeed, judgeUnwantedNeed, type OnDemand } from './judge-need';
import { freeWherePlayed, isSoldWherePlayed, judgeOutOfReach, judgePlatform, wearsIt } from './judge-platform';
import type { Judgement } from './judgement';
import { madeForChildren } from './made-for-children';
import { gamesOfRefusedMaker, refusedGames } from './refused-games';
import type { TextScores } from './text-scores';

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
  const onDemand: OnDemand = {
    freeThere: () => freeWherePlayed(wishes, index),
    isSoldThere: () => isSoldWherePlayed(wishes, index),
    madeForChildren: () => madeForChildren(index),
  };
  return new Map(wishes.map((wish) => [wish.id, judge(wish, wishes, index, evidence, onDemand)]));
}

/**
 * Judges all games by one wish. For a `never` wish, `met` means that the game has the unwanted thing: {@link explain} turns it round.
 */
function judge(
  wish: RequestWish,
  wishes: readonly RequestWish[],
  index: CatalogueIndex,
  evidence: Evidence,
  onDemand: OnDemand,
): Judgement {
  const { aim, strength } = wish;
  switch (aim.kind) {
    case 'concept': {
      const judged = judgeConcept(aim, index, strength === 'never', wishes.some(wantsCompany));
      if (!aim.narrowed) return judged;
      // What is not known to be long is no long one.
      judged.met.intersect(judgeNeed(index.facts, aim.narrowed, index.knowledge.newestYear, onDemand).met);
      return judged;
    }
    case 'platform':
      return strength === 'never' ? judgeOutOfReach(aim, index) : judgePlatform(aim, index, wearsIt(wishes, index));
    case 'seed':
      return strength === 'never'
        ? withThemes(refusedGames(aim, wish.words, wishes, index), aim, index)
        : seedJudgement(wish, index, evidence);
    case 'among':
      return strength === 'never' && wish.sort === 'maker'
        ? withThemes(gamesOfRefusedMaker(aim.games, wish.words, index), aim, index)
        : { met: GameSet.of(index.games.length, aim.games) };
    case 'thing':
      return thingJudgement(strength, evidence.things.get(wish.id) ?? gamesWithThing(aim, index), index);
    default:
      return (strength === 'never' ? judgeUnwantedNeed : judgeNeed)(
        index.facts,
        aim,
        index.knowledge.newestYear,
        onDemand,
      );
  }
}

/** The games, and those of the themes that their name is as well. */
function withThemes(
  met: GameSet,
  { themes = [] }: { readonly themes?: readonly number[] },
  { concepts }: CatalogueIndex,
): Judgement {
  for (const theme of themes) met.unite(concepts.having(theme));
  return { met };
}

function wantsCompany({ aim, strength }: RequestWish): boolean {
  if (aim.kind !== 'players' || strength === 'never') return false;
  return Boolean(aim.multiplayer || aim.coop || aim.couch || aim.online || Number(aim.count ?? 1) > 1);
}

/** A game that does not tell of a thing may have it all the same; but only what is told can be kept out. */
function thingJudgement(
  strength: RequestWish['strength'],
  tell: ReadonlyMap<number, number>,
  { games }: CatalogueIndex,
): Judgement {
  const met = GameSet.of(games.length, [...tell.keys()]);
  if (strength === 'never') return { met };
  const unsure = GameSet.all(games.length);
  unsure.subtract(met);
  return { met, unsure };
}

function seedJudgement({ id }: RequestWish, { facts }: CatalogueIndex, evidence: Evidence): Judgement {
  const likeness = evidence.likeness.get(id);
  return { met: likeness ? GameSet.between(likeness, SEED_MET, Number.POSITIVE_INFINITY) : GameSet.none(facts.size) };
}
