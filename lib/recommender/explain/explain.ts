import type { Ranked } from '../collections/top-list';
import type { Game } from '../game';
import type { Judges } from '../judge/judge';
import { verdictOn } from '../judge/judgement';
import type { Match, Verdict } from '../recommendation';
import type { Request } from '../request';

/** A game with its verdicts. */
export type Explained = Pick<Match, 'game' | 'score' | 'verdicts'>;

/**
 * Says for each game and each wish whether it is met, by the same judgements that filtered. An exclusion is met by a game
 * that lacks the unwanted thing.
 */
export function explain(
  ranked: readonly Ranked[],
  request: Request,
  games: readonly Game[],
  judges: Judges,
): Explained[] {
  const verdict = ({ id, strength }: Request['wishes'][number], game: number): Verdict => {
    const judgement = judges.get(id);
    const judged = judgement ? verdictOn(game, judgement) : 'unknown';
    return strength === 'never' ? turned(judged) : judged;
  };
  return ranked.map(({ game, score }) => ({
    game: games[game],
    score,
    verdicts: request.wishes.map((wish) => verdict(wish, game)),
  }));
}

function turned(verdict: Verdict): Verdict {
  return verdict === 'met' ? 'unmet' : verdict === 'unmet' ? 'met' : 'unknown';
}
