import type { CatalogueIndex } from './catalogue-index';
import { type Judge, needJudge, unwantedNeedJudge } from './need-verdict';
import type { RequestWish } from './request';
import type { TextScores } from './text-scores';
import { SEED_MET, TEXT_MET } from './weights';

/** What retrieval found out about likeness and free words, by position of the game. */
export interface Evidence {
  /** Likeness to the games of a seed wish, 0 to 1. */
  readonly likeness: ReadonlyMap<string, Float32Array>;
  readonly text: TextScores;
}

/**
 * A judge for one wish. For a `never` wish, `met` means that the game has the unwanted thing: {@link explain} turns it round.
 */
export function judgeOf(wish: RequestWish, index: CatalogueIndex, evidence: Evidence): Judge {
  const { aim } = wish;
  switch (aim.kind) {
    case 'concept': {
      const { concepts } = aim;
      return (game) => (concepts.every((concept) => index.concepts.degree(game, concept) > 0) ? 'met' : 'unmet');
    }
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
