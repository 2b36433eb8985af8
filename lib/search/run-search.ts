import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { SearchAnswer, SearchRequest } from './contract';
import { requestSearch } from './request-search';

const client = new QueryClient();

/**
 * Runs one search. It belongs to the document and not to a component, so it goes on when the language is switched.
 *
 * @param signal aborts when nobody waits for the answer any more
 * @throws Error as `requestSearch` does
 */
export function runSearch(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> {
  return new MutationObserver(client, {
    mutationFn: (asked: SearchRequest) => requestSearch(asked, signal),
    // An offline browser fails at once instead of waiting for the network with the button disabled.
    networkMode: 'always',
    gcTime: 0,
  }).mutate(request);
}
