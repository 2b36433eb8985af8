import { parseAnswer, type SearchAnswer } from './contract';
import type { SearchBackend } from './search-backend';

/**
 * Lets only what the contract allows through from a backend that is not this program's own.
 *
 * @throws SearchError `backend_answer` from `search`, as {@link parseAnswer} does
 */
export function checkAnswers({ name, search }: SearchBackend<unknown>): SearchBackend<SearchAnswer> {
  return {
    name,
    search: async (request, signal) => parseAnswer(await search(request, signal)),
  };
}
