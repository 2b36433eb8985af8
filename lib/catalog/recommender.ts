import type { Recommender } from '../recommender/recommendation';
import { createRecommender } from '../recommender/recommender';
import { games } from './games';
import { lexicon } from './lexicon';

let recommender: Recommender | undefined;

/** The recommender over the product's own catalogue; built at the first call and kept for the life of the thread. */
export function loadRecommender(): Recommender {
  recommender ??= createRecommender(games, lexicon);
  return recommender;
}
