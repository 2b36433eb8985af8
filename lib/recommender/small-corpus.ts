import type { Game } from './game';
import type { Lexicon } from './lexicon';
import type { Recommender } from './recommendation';
import { createRecommender } from './recommender';

/** A game with plain facts, for tests over a few games; what a test is about, it gives. */
export function plainGame(id: string, facts: Partial<Game> & { core?: string[]; also?: string[] } = {}): Game {
  const { core = [], also = [], ...rest } = facts;
  return {
    id,
    title: id,
    year: 2020,
    platforms: ['pc'],
    facets: { core, also },
    players: { solo: true },
    age: 12,
    price: { free: false },
    fame: 3,
    acclaim: 3,
    es: '',
    en: '',
    ...rest,
  };
}

/** Makes recommenders over small corpora, one for each, since most of the work is that of the lexicon. */
export function smallCorpora(lexicon: Lexicon) {
  const recommenders = new WeakMap<readonly Game[], Recommender>();
  const over = (games: readonly Game[]): Recommender => {
    const recommender = recommenders.get(games) ?? createRecommender(games, lexicon);
    recommenders.set(games, recommender);
    return recommender;
  };
  /** The ids of the games found, best first. */
  const ids = (games: readonly Game[], query: string, limit?: number): string[] =>
    over(games)
      .recommend(query, limit)
      .matches.map(({ game }) => game.id);
  return { over, ids };
}
