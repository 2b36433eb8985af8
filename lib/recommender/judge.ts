import type { CatalogueIndex } from './catalogue-index';
import { type Judge, needJudge, unwantedNeedJudge } from './need-verdict';
import type { Verdict } from './recommendation';
import type { Request, RequestWish } from './request';
import type { TextScores } from './text-scores';
import { SEED_MET, TEXT_MET } from './weights';

/** What retrieval found out about likeness and free words, by position of the game. */
export interface Evidence {
  /** Likeness to the games of a seed wish, 0 to 1. */
  readonly likeness: ReadonlyMap<string, Float32Array>;
  readonly text: TextScores;
}

/** What a wish says of every game, by position of the game: {@link MET}, {@link UNMET} or {@link UNSURE}. */
export type Judgement = Uint8Array;

export const UNMET = 0;
export const MET = 1;
/** The catalogue does not have the fact. */
export const UNSURE = 2;

/** The verdict that each value of a {@link Judgement} stands for. */
export const VERDICTS: readonly Verdict[] = ['unmet', 'met', 'unknown'];

/** The judgements of a request's wishes, by id of the wish. */
export type Judges = ReadonlyMap<string, Judgement>;

/** Judges every game once for each wish: filter, rank and explain all read the same column. */
export function judgesOf({ wishes }: Request, index: CatalogueIndex, evidence: Evidence): Judges {
  return new Map(wishes.map((wish) => [wish.id, judge(wish, index, evidence)]));
}

/**
 * Judges all games by one wish. For a `never` wish, `met` means that the game has the unwanted thing: {@link explain} turns it round.
 */
function judge(wish: RequestWish, index: CatalogueIndex, evidence: Evidence): Judgement {
  const { aim } = wish;
  switch (aim.kind) {
    case 'concept':
      return conceptJudgement(aim.concepts, index, aim.any ? 1 : aim.concepts.length);
    case 'platform':
      return judgeEach(index, platformJudge(aim, index));
    case 'seed':
      return judgeEach(index, seedJudge(wish, aim.games, index, evidence));
    case 'text':
      return judgeEach(index, (game) => (evidence.text.coverage(game) >= TEXT_MET ? 'met' : 'unmet'));
    default: {
      const needs = wish.strength === 'never' ? unwantedNeedJudge : needJudge;
      return judgeEach(index, needs(index.facts, aim, index.knowledge.newestYear));
    }
  }
}

function judgeEach({ games }: CatalogueIndex, verdict: Judge): Judgement {
  const judgement = new Uint8Array(games.length);
  for (let game = 0; game < judgement.length; game++) {
    const judged = verdict(game);
    judgement[game] = judged === 'met' ? MET : judged === 'unmet' ? UNMET : UNSURE;
  }
  return judgement;
}

/** Counts over the postings of the concepts: looking into every game's facets would take ten times as long. */
function conceptJudgement(concepts: readonly number[], index: CatalogueIndex, least: number): Judgement {
  const having = new Uint8Array(index.games.length);
  for (const concept of concepts) {
    const { games } = index.concepts.postings(concept);
    for (let i = 0; i < games.length; i++) having[games[i]]++;
  }
  for (let game = 0; game < having.length; game++) having[game] = having[game] >= least ? MET : UNMET;
  return having;
}

function platformJudge(
  aim: Extract<RequestWish['aim'], { kind: 'platform' }>,
  { lexicon, facts }: CatalogueIndex,
): Judge {
  const position = new Map(lexicon.platforms.map(({ id }, i) => [id, i]));
  const masks = aim.platforms.map((platform) => {
    const mask = [0, 0];
    for (const id of lexicon.platforms[platform].any ?? [lexicon.platforms[platform].id]) {
      const bit = position.get(id) ?? platform;
      mask[bit >> 5] |= 1 << (bit & 31);
    }
    return mask;
  });
  const runs = (game: number) => (mask: readonly number[]) =>
    (facts.platforms[0][game] & mask[0]) !== 0 || (facts.platforms[1][game] & mask[1]) !== 0;
  return (game) => {
    const fits = aim.all ? masks.every(runs(game)) : masks.some(runs(game));
    const makers = facts.makers[game];
    const loyal = !aim.exclusive || (makers & (makers - 1)) === 0;
    return fits && loyal ? 'met' : 'unmet';
  };
}

function seedJudge(wish: RequestWish, games: readonly number[], { facts }: CatalogueIndex, evidence: Evidence): Judge {
  if (wish.strength === 'never') {
    const series = new Set(games.map((game) => facts.series[game]));
    return (game) => (series.has(facts.series[game]) ? 'met' : 'unmet');
  }
  const likeness = evidence.likeness.get(wish.id);
  return (game) => ((likeness?.[game] ?? 0) >= SEED_MET ? 'met' : 'unmet');
}
