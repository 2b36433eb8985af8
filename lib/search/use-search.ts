'use client';

import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { requestSearch } from './request-search';
import { type SearchState, searchStore } from './search-store';

/** What a search can come to, for whoever tells the visitor. */
export type SearchOutcome =
  | { readonly kind: 'empty-query' }
  | { readonly kind: 'no-results' }
  | { readonly kind: 'results'; readonly count: number }
  | { readonly kind: 'failure'; readonly error: unknown };

/** The search as a screen needs it. */
export interface Search extends SearchState {
  write(draft: string): void;
  /** Searches for the text in the box. */
  submit(): void;
}

/** The state of the search of this document. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchStore.subscribe, searchStore.state, searchStore.initialState);
}

/**
 * The visitor's search: clears the earlier results at the start, and lets no older answer replace a newer one.
 *
 * @param tell hears of every outcome that the visitor should know
 */
export function useSearch(tell: (outcome: SearchOutcome) => void): Search {
  const state = useSearchState();
  // Callbacks given here, and not to `mutate`, also run when the language was switched in the meantime.
  const { mutate } = useMutation({
    mutationFn: ({ query }: { query: string; search: number }) => requestSearch(query),
    onSuccess: (answer, { search }) => {
      if (!searchStore.finish(search, answer)) return;
      const count = answer.juegos.length;
      tell(count === 0 ? { kind: 'no-results' } : { kind: 'results', count });
    },
    onError: (error, { search }) => {
      if (searchStore.fail(search)) tell({ kind: 'failure', error });
    },
    // An offline browser fails at once instead of waiting for the network with the button disabled.
    networkMode: 'always',
    gcTime: 0,
  });

  return {
    ...state,
    write: (draft) => searchStore.write(draft),
    submit() {
      const query = searchStore.state().draft.trim();
      if (query === '') tell({ kind: 'empty-query' });
      else mutate({ query, search: searchStore.begin() });
    },
  };
}
