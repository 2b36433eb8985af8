import type { FoundGame, SearchAnswer, SearchRequest } from './contract';
import type { WishStrength } from './wish-strengths';

/** Where a search stands: `refining` keeps the results until the corrected ones come; `done` covers answers without games. */
export type SearchStatus = 'idle' | 'searching' | 'refining' | 'done' | 'failed';

/** Why the server refused a search, where the visitor can do something about it: a text too long, searches too often. */
export type Refusal = 'long' | 'often';

/** New strengths of wishes, by id. */
export type WishChanges = Readonly<Record<string, WishStrength>>;

/** What is asked for: the text, and how the visitor changed what was understood. */
export interface Question {
  readonly query: string;
  readonly changes: WishChanges;
}

/** A game that the visitor has played. */
export interface PlayedGame {
  readonly key: string;
  readonly title: string;
}

/** What the search screen shows, apart from the language. */
export interface SearchState {
  /** The text in the box. */
  readonly draft: string;
  readonly status: SearchStatus;
  /** Number of the newest search; the answer to any other comes too late. */
  readonly search: number;
  /** What is being searched or was last; absent before the first search. */
  readonly asked?: Question;
  /** The newest answer and what it answers; absent before the first one, while searching and after a failure. */
  readonly shown?: { readonly question: Question; readonly answer: SearchAnswer; readonly refined: boolean };
  /** Why the search that failed was refused. */
  readonly refusal?: Refusal;
  /** What the visitor has played; kept for the visit, whatever is searched. */
  readonly played: readonly PlayedGame[];
}

/** Everything that can happen to a search. */
export type SearchAction =
  | { readonly type: 'write'; readonly draft: string }
  /** A new search: without `changes` for the text in the box, with them (be they none) for one that takes its place. */
  | { readonly type: 'ask'; readonly query: string; readonly changes?: WishChanges }
  | { readonly type: 'correct'; readonly wish: string; readonly strength: WishStrength }
  /** Takes all corrections of wishes back. */
  | { readonly type: 'restore' }
  | { readonly type: 'play'; readonly game: PlayedGame }
  | { readonly type: 'unplay'; readonly key: string }
  | { readonly type: 'answer'; readonly search: number; readonly answer: SearchAnswer }
  | { readonly type: 'fail'; readonly search: number; readonly refusal?: Refusal }
  /** Back to an earlier search of this visit. */
  | { readonly type: 'recall'; readonly earlier: SearchState }
  /** Forgets the results and whatever is under way, and keeps the text. */
  | { readonly type: 'clear' };

/** The state before anything happened, which is what a server renders. */
export const INITIAL_STATE: SearchState = { draft: '', status: 'idle', search: 0, played: [] };

/** The state after an action. What makes no sense in a state leaves it as it is. */
export function reduce(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'write':
      return { ...state, draft: action.draft };
    case 'ask': {
      const { query } = action;
      const asked = { query, changes: action.changes ?? changesThatStillHold(state.asked, query) };
      return {
        ...begun(state),
        draft: action.changes ? query : state.draft,
        status: 'searching',
        asked,
        shown: undefined,
      };
    }
    case 'correct': {
      if (!state.asked) return state;
      const { query, changes } = state.asked;
      return refining(state, { query, changes: { ...changes, [action.wish]: action.strength } });
    }
    case 'restore':
      return state.asked ? refining(state, { query: state.asked.query, changes: {} }) : state;
    case 'play':
      if (state.played.some(({ key }) => key === action.game.key)) return state;
      return refining({ ...state, played: [...state.played, action.game] }, state.asked);
    case 'unplay':
      return refining({ ...state, played: state.played.filter(({ key }) => key !== action.key) }, state.asked);
    case 'answer': {
      if (action.search !== state.search || !state.asked) return state;
      const shown = { question: state.asked, answer: action.answer, refined: state.status === 'refining' };
      return { ...state, status: 'done', shown };
    }
    case 'fail':
      if (action.search !== state.search) return state;
      // What was shown still answers what was asked before.
      if (state.shown) return { ...state, status: 'done', asked: state.shown.question };
      return { ...state, status: 'failed', refusal: action.refusal };
    case 'recall': {
      const { asked, shown, refusal } = action.earlier;
      // Since that search the box may have come to hold the next text.
      const draft = asked?.query ?? '';
      // An earlier search that was left before it ended is not taken up again.
      const status = shown ? 'done' : action.earlier.status === 'failed' ? 'failed' : 'idle';
      return { ...begun(state), draft, asked: shown ? shown.question : asked, shown, status, refusal };
    }
    case 'clear':
      return { ...begun(state), status: 'idle', asked: undefined, shown: undefined };
  }
}

/** What the server is asked in this state; absent before the first search. */
export function requestOf({ asked, played }: SearchState): SearchRequest | undefined {
  if (!asked) return undefined;
  const correcciones = {
    ...(Object.keys(asked.changes).length > 0 && { deseos: { ...asked.changes } }),
    ...(played.length > 0 && { jugados: played.map(({ key }) => key) }),
  };
  return { query: asked.query, ...(Object.keys(correcciones).length > 0 && { correcciones }) };
}

/** By what a game is known for the visit: its id, else its title. Absent for a game that has neither. */
export function keyOf({ id, titulo }: FoundGame): string | undefined {
  return id ?? titulo;
}

/** The games that the visitor has not played. A backend that does not know what was played may bring it again. */
export function unplayed(games: readonly FoundGame[], played: readonly PlayedGame[]): readonly FoundGame[] {
  const keys = new Set<string | undefined>(played.map(({ key }) => key));
  return games.filter((game) => !keys.has(keyOf(game)));
}

function begun(state: SearchState): SearchState {
  return { ...state, search: state.search + 1 };
}

function refining(state: SearchState, asked: Question | undefined): SearchState {
  return state.shown ? { ...begun(state), status: 'refining', asked } : state;
}

/** A text that was only lengthened or shortened is still the same request; another text is another one. */
function changesThatStillHold(asked: Question | undefined, query: string): WishChanges {
  return asked && (query.includes(asked.query) || asked.query.includes(query)) ? asked.changes : {};
}
