import type { SearchAnswer } from './contract';

/** Where a search stands. `done` covers answers with and without games. */
export type SearchStatus = 'idle' | 'searching' | 'done' | 'failed';

/** What the search screen shows, apart from the language. */
export interface SearchState {
  /** The text in the box. */
  readonly draft: string;
  readonly status: SearchStatus;
  /** The newest answer; absent before the first one, while searching and after a failure. */
  readonly answer?: SearchAnswer;
}

const INITIAL: SearchState = { draft: '', status: 'idle' };

/**
 * Holds the search outside of the component tree, because switching the language replaces the whole tree.
 * It lives as long as the document and is written to no storage.
 */
export class SearchStore {
  #state = INITIAL;
  #newest = 0;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SearchState => this.#state;

  /** The state before anything happened, which is what a server renders. */
  readonly initialState = (): SearchState => INITIAL;

  write(draft: string): void {
    this.#set({ ...this.#state, draft });
  }

  /** Clears the earlier results and gives the number of the search that begins. */
  begin(): number {
    this.#set({ draft: this.#state.draft, status: 'searching' });
    this.#newest += 1;
    return this.#newest;
  }

  /** Shows the answer of a search, unless a newer search has begun. Says whether it did. */
  finish(search: number, answer: SearchAnswer): boolean {
    if (search !== this.#newest) return false;
    this.#set({ draft: this.#state.draft, status: 'done', answer });
    return true;
  }

  /** Ends a search without an answer, unless a newer search has begun. Says whether it did. */
  fail(search: number): boolean {
    if (search !== this.#newest) return false;
    this.#set({ draft: this.#state.draft, status: 'failed' });
    return true;
  }

  /** Forgets the results and whatever is under way, and keeps the text. */
  clear(): void {
    this.#newest += 1;
    this.#set({ draft: this.#state.draft, status: 'idle' });
  }

  /** Back to the first state. */
  reset(): void {
    this.#newest += 1;
    this.#set(INITIAL);
  }

  #set(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The search of this document. */
export const searchStore = new SearchStore();
