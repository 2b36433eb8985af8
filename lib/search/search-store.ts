import { INITIAL_STATE, reduce, type SearchAction, type SearchState } from './search-state';

/**
 * Holds the search outside of the component tree, because switching the language replaces the whole tree.
 * It lives as long as the document and is written to no storage.
 */
export class SearchStore {
  #state = INITIAL_STATE;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SearchState => this.#state;

  /** Applies an action and gives the state after it. */
  dispatch(action: SearchAction): SearchState {
    this.#state = reduce(this.#state, action);
    for (const listener of this.#listeners) listener();
    return this.#state;
  }
}

/** The search of this document. */
export const searchStore = new SearchStore();
