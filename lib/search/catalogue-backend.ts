import { platformLabel } from '../catalog/platforms';
import { loadRecommender } from '../catalog/recommender';
import { RESULT_LIMIT } from '../site';
import type { SearchAnswer } from './contract';
import { createEmbeddedBackend } from './embedded-backend';
import type { SearchBackend } from './search-backend';

/** Makes the embedded backend over the product's own catalogue. */
export function createCatalogueBackend(): SearchBackend<SearchAnswer> {
  return createEmbeddedBackend({ recommender: loadRecommender, platformLabel, limit: RESULT_LIMIT });
}
