'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { browserLimitMs } from './browser-limit';
import type { SearchAnswer } from './contract';
import { inTime } from './in-time';
import {
  INITIAL_STATE,
  type PlayedGame,
  type Refusal,
  requestOf,
  type SearchAction,
  type SearchState,
  unplayed,
} from './search-state';
import { searchStore } from './search-store';
import { watchVisit } from './visit';
import type { WishStrength } from './wish-strengths';

/** How long after the last touch a correction is searched for, in milliseconds: one touch after the other turns a wish round. */
const PAUSE_MS = 300;

/** What a search can come to, for whoever tells the visitor. */
export type SearchOutcome =
  | { readonly kind: 'empty-query' }
  | { readonly kind: 'no-results' }
  | { readonly kind: 'results'; readonly count: number }
  /** With `refusal` where no panel says what helps, because the results of before stay. */
  | { readonly kind: 'failure'; readonly error: unknown; readonly refusal?: Refusal };

/** What a visitor can do with a search. */
export interface SearchActions {
  write(draft: string): void;
  /** Searches for the text in the box; says whether there was one. */
  submit(): boolean;
  /** Puts a text into the box and searches for it. */
  ask(query: string): void;
  /** Changes how much a wish binds. */
  correct(wish: string, strength: WishStrength): void;
  /** Has every wish bind as it was understood. */
  restore(): void;
  /** Takes a game out for this visit. */
  play(game: PlayedGame): void;
  /** Brings a played game back. */
  unplay(key: string): void;
}

/** The search as a screen needs it. */
export interface Search extends SearchState {
  readonly actions: SearchActions;
}

/** The state of the search of this document. */
export function useSearchState(): SearchState {
  return useSyncExternalStore(searchStore.subscribe, searchStore.state, () => INITIAL_STATE);
}

/**
 * The visitor's search: clears the earlier results at the start, ends the call of an older search, and lets no answer of one
 * replace a newer one.
 *
 * @param tell hears of every outcome that the visitor should know
 * @param prepare makes ready what shows the answer, while the answer is under way
 */
export function useSearch(tell: (outcome: SearchOutcome) => void, prepare: () => Promise<unknown>): Search {
  const state = useSearchState();

  useEffect(() => watchVisit(searchStore, (action) => run(action, tell, prepare)), [tell, prepare]);

  const act = (action: SearchAction) => run(action, tell, prepare);
  const submit = () => {
    const query = searchStore.state().draft.trim();
    if (query === '') tell({ kind: 'empty-query' });
    else act({ type: 'ask', query });
    return query !== '';
  };
  return {
    ...state,
    actions: {
      write: (draft) => void searchStore.dispatch({ type: 'write', draft }),
      submit,
      ask: (query) => act({ type: 'ask', query, changes: {} }),
      correct: (wish, strength) => act({ type: 'correct', wish, strength }),
      restore: () => act({ type: 'restore' }),
      play: (game) => act({ type: 'play', game }),
      unplay: (key) => act({ type: 'unplay', key }),
    },
  };
}

/** Fetches the code that runs a search. Nobody needs it before the first one, so pages come without it. */
export const loadSearch = () => import('./run-search');

/** Applies an action, and searches if it makes a search necessary. */
async function run(action: SearchAction, tell: (outcome: SearchOutcome) => void, prepare: () => Promise<unknown>) {
  const before = searchStore.state().search;
  const state = searchStore.dispatch(action);
  const { search, status } = state;
  const request = requestOf(state);
  if (search === before || request === undefined || (status !== 'searching' && status !== 'refining')) return;
  if (action.type === 'correct') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (searchStore.state().search !== search) return;
  }
  const call = new AbortController();
  // Nobody waits for it any more, and it would hold a place at the server.
  const leave = searchStore.subscribe(() => searchStore.state().search !== search && call.abort());
  let answer: SearchAnswer;
  try {
    // The code is waited for as the answer is: a connection may die under either.
    [answer] = await inTime(browserLimitMs(), call, late, (signal) =>
      Promise.all([loadSearch().then(({ runSearch }) => runSearch(request, signal)), prepare()]),
    );
  } catch (error) {
    if (searchStore.state().search !== search) return;
    const refusal = refusalIn(error);
    searchStore.dispatch({ type: 'fail', search, refusal });
    tryToTell(tell, { kind: 'failure', error, ...(status === 'refining' && { refusal }) });
    return;
  } finally {
    leave();
  }
  if (searchStore.state().search !== search) return;
  searchStore.dispatch({ type: 'answer', search, answer });
  // A correction shows by itself what came of it.
  if (status === 'refining') return;
  const count = unplayed(answer.juegos, searchStore.state().played).length;
  tryToTell(tell, count === 0 ? { kind: 'no-results' } : { kind: 'results', count });
}

const late = () => new Error('Cannot search: no answer in time');

/** A notice that breaks changes nothing of what the search came to. */
function tryToTell(tell: (outcome: SearchOutcome) => void, outcome: SearchOutcome): void {
  try {
    tell(outcome);
  } catch (error) {
    console.error('Cannot tell what a search came to', error);
  }
}

/** Reads from the status of a failed call whether the visitor can do something about it. */
function refusalIn(error: unknown): Refusal | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 413 ? 'long' : status === 429 ? 'often' : undefined;
}
