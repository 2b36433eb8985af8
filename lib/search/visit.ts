import { INITIAL_STATE, type SearchAction, type SearchState } from './search-state';
import type { SearchStore } from './search-store';
import { readSharedLink } from './shared-link';

/** Under this name an entry of the browser's history holds the number of a search, and nothing else of it. */
const NUMBER = 'juegazoSearch';

/**
 * The page before the first search. Numbers start anywhere, because entries of the history outlive the document: those of
 * before a reload must not name searches of after it.
 */
const START = Math.floor(Math.random() * 2 ** 48);

/** The searches of this visit, by number, in memory alone. */
const searches = new Map<number, SearchState>();
let newest = START;
let current = START;

/**
 * Lets back and forward walk through the searches of this visit, and runs the search that a link brings. No query gets into
 * an address that a server sees, nor into the browser's history.
 *
 * @param act carries out what a link asks for
 * @returns ends the watch
 */
export function watchVisit(store: SearchStore, act: (action: SearchAction) => void): () => void {
  let { search } = store.state();

  const remember = () => {
    const state = store.state();
    // Corrections and repetitions belong to the search that they correct or repeat.
    const isNew = state.status === 'searching' && state.search !== search;
    if (isNew && state.asked?.query !== searches.get(current)?.asked?.query) {
      numberEntry();
      newest += 1;
      current = newest;
      history.pushState(numbered(), '');
    }
    search = state.search;
    searches.set(current, state);
  };
  const show = (number: number) => {
    current = number;
    store.dispatch({ type: 'recall', earlier: searches.get(number) ?? INITIAL_STATE });
  };
  const walk = ({ state }: PopStateEvent) => {
    const number = numberIn(state);
    if (number !== undefined && number !== current) show(number);
  };
  const takeLink = () => {
    const link = readSharedLink(location.hash);
    if (link === undefined) return;
    history.replaceState(numbered(), '', location.pathname + location.search);
    act({ type: 'ask', ...link });
  };

  const leave = store.subscribe(remember);
  const arrived = numberIn(history.state);
  if (arrived !== undefined && arrived !== current && searches.has(arrived)) show(arrived);
  remember();
  // The router takes note of a changed address only once the whole page has come alive; and that should not wait for the
  // browser, which has to be asked in another process.
  const waiting = setTimeout(() => {
    numberEntry();
    takeLink();
  });
  window.addEventListener('popstate', walk);
  window.addEventListener('hashchange', takeLink);
  return () => {
    leave();
    clearTimeout(waiting);
    window.removeEventListener('popstate', walk);
    window.removeEventListener('hashchange', takeLink);
  };
}

/** Gives this entry of the history the number of the current search, unless it has one that still means something. */
function numberEntry(): void {
  const number = numberIn(history.state);
  if (number === undefined || !searches.has(number)) history.replaceState(numbered(), '');
}

/** The state of this entry of the history, which the router also uses, with the number of the current search. */
function numbered(): unknown {
  return { ...history.state, [NUMBER]: current };
}

function numberIn(state: unknown): number | undefined {
  const number = typeof state === 'object' && state !== null && NUMBER in state ? state[NUMBER] : undefined;
  return typeof number === 'number' ? number : undefined;
}
