import type { CatalogueIndex } from './catalogue-index';
import { type Evidence, judgeOf } from './judge';
import type { Ranked } from './rank';
import type { Match, Verdict } from './recommendation';
import type { Request } from './request';

/**
 * Says for each game and each wish whether it is met, by the same judges that filtered. An exclusion is met by a game
 * that lacks the unwanted thing.
 */
export function explain(
  ranked: readonly Ranked[],
  request: Request,
  index: CatalogueIndex,
  evidence: Evidence,
): Match[] {
  const judges = request.wishes.map((wish) => {
    const judge = judgeOf(wish, index, evidence);
    return wish.strength === 'never' ? (game: number) => turned(judge(game)) : judge;
  });
  return ranked.map(({ game, score }) => ({
    game: index.games[game],
    score,
    verdicts: judges.map((judge) => judge(game)),
  }));
}

function turned(verdict: Verdict): Verdict {
  return verdict === 'met' ? 'unmet' : verdict === 'unmet' ? 'met' : 'unknown';
}
