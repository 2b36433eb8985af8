import type { Recommender } from '../recommender/recommendation';
import { createRecommender } from '../recommender/recommender';
import { games } from './games';
import { lexicon } from './lexicon';

/** Each route is a bundle with modules of its own; one index for all of them has to lie outside the bundles. */
const RECOMMENDER = Symbol.for('juegazo.recommender');
const shared = globalThis as { [RECOMMENDER]?: Recommender };

/** The recommender over the product's own catalogue; built at the first call and kept for the life of the process. */
export function loadRecommender(): Recommender {
  shared[RECOMMENDER] ??= createRecommender(games, lexicon);
  return shared[RECOMMENDER];
}
