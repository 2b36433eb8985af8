import type { SearchBackend } from './search-backend';
import { SearchError } from './search-error';

/**
 * Lets only so many calls of a backend run at once and refuses further ones at once, so that a slow backend fills
 * neither the memory nor the patience of this process.
 *
 * @param most calls that may run at the same time
 * @throws SearchError `backend_busy` from `search` when they do
 */
export function limitConcurrency<Answer>(backend: SearchBackend<Answer>, most: number): SearchBackend<Answer> {
  let running = 0;
  return {
    name: backend.name,
    async search(request, signal) {
      if (running >= most) throw new SearchError('backend_busy');
      running += 1;
      try {
        return await backend.search(request, signal);
      } finally {
        running -= 1;
      }
    },
  };
}
