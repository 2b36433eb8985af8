import type { CatalogueIndex } from './catalogue-index';
import { type Judge, needJudge, unwantedNeedJudge } from './need-verdict';
import type { Request, RequestWish } from './request';
import type { TextScores } from './text-scores';
import { SEED_MET, TEXT_MET } from './weights';

/** What retrieval found out about likeness and free words, by position of the game. */
export interface Evidence {
  /** Likeness to the games of a seed wish, 0 to 1. */
  readonly likeness: ReadonlyMap<string, Float32Array>;
  readonly text: TextScores;
}

/** The judges of a request's wishes, by id of the wish. */
export type Judges = ReadonlyMap<string, Judge>;

/** Makes the judges that filter, rank and explain all ask. */
export function judgesOf({ wishes }: Request, index: CatalogueIndex, evidence: Evidence): Judges {
  return new Map(wishes.map((wish) => [wish.id, judgeOf(wish, index, evidence)]));
}

/**
 * A judge for one wish. For a `never` wish, `met` means that the game has the unwanted thing: {@link explain} turns it round.
 */
function judgeOf(wish: RequestWish, index: CatalogueIndex, evidence: Evidence): Judge {
  const { aim } = wish;
  switch (aim.kind) {
    case 'concept':
      return conceptJudge(aim.concepts, index, aim.any ? 1 : aim.concepts.length);
    case 'platform':
      return platformJudge(aim, index);
    case 'seed':
      return seedJudge(wish, aim.games, index, evidence);
    case 'text':
      return (game) => (evidence.text.coverage(game) >= TEXT_MET ? 'met' : 'unmet');
    default: {
      const { newestYear } = index.knowledge;
      return wish.strength === 'never'
        ? unwantedNeedJudge(index.facts, aim, newestYear)
        : needJudge(index.facts, aim, newestYear);
    }
  }
}

/** Marks the games of each concept once: looking into every game's facets would take ten times as long. */
function conceptJudge(concepts: readonly number[], index: CatalogueIndex, least: number): Judge {
  const having = new Uint8Array(index.games.length);
  for (const concept of concepts) {
    const { games } = index.concepts.postings(concept);
    for (let i = 0; i < games.length; i++) having[games[i]]++;
  }
  return (game) => (having[game] >= least ? 'met' : 'unmet');
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
