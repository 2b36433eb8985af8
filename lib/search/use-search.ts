'use client';

import { useSyncExternalStore } from 'react';
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
  /** Searches for the text in the box; says whether there was one. */
  submit(): boolean;
}

/** The state of the search of this document. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchStore.subscribe, searchStore.state, searchStore.initialState);
}

/**
 * The visitor's search: clears the earlier results at the start, and lets no older answer replace a newer one.
 *
 * @param tell hears of every outcome that the visitor should know
 * @param prepare makes ready what shows the answer, while the answer is under way
 */
export function useSearch(tell: (outcome: SearchOutcome) => void, prepare: () => Promise<unknown>): Search {
  const state = useSearchState();
  return {
    ...state,
    write: (draft) => searchStore.write(draft),
    submit() {
      const query = searchStore.state().draft.trim();
      if (query === '') tell({ kind: 'empty-query' });
      else void search(query, tell, prepare);
      return query !== '';
    },
  };
}

/** Fetches the code that runs a search. Nobody needs it before the first one, so pages come without it. */
export const loadSearch = () => import('./run-search');

async function search(query: string, tell: (outcome: SearchOutcome) => void, prepare: () => Promise<unknown>) {
  const number = searchStore.begin();
  try {
    const [answer] = await Promise.all([loadSearch().then(({ runSearch }) => runSearch(query)), prepare()]);
    if (!searchStore.finish(number, answer)) return;
    const count = answer.juegos.length;
    tell(count === 0 ? { kind: 'no-results' } : { kind: 'results', count });
  } catch (error) {
    if (searchStore.fail(number)) tell({ kind: 'failure', error });
  }
}
