import type { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Game } from '../recommender/game';
import type { SearchRequest } from './contract';
import { inTime } from './in-time';
import type { SearchBackend, WrittenAnswer } from './search-backend';

/** Longest wait for a game, in milliseconds: some searches of the longest texts, or a thread that has to start first. */
const FIND_LIMIT_MS = 10_000;

/** What the thread does for the server. */
export interface EngineCalls {
  /** Answers once the index is built. */
  getReady(): void;
  search(request: SearchRequest): Promise<WrittenAnswer>;
  findGame(id: string): Game | undefined;
}

/** A backend in a thread of its own. */
export interface ThreadedBackend extends SearchBackend {
  /** Starts the thread if need be, and waits until its index is built. */
  getReady(): Promise<void>;
  /**
   * The game of the catalogue with an id; nothing where there is none. The thread that searches has the catalogue already.
   *
   * @throws Error when the thread ends or takes too long
   */
  findGame(id: string): Promise<Game | undefined>;
}

/**
 * Makes the backend whose engine runs beside the server's own thread: pages do not wait behind a search, and two
 * processors share the work. A thread that ends fails the searches it had, and the next search starts another one.
 *
 * @param start starts a thread that serves {@link EngineCalls}
 */
export function createThreadedBackend(start: () => Worker): ThreadedBackend {
  let engine: BirpcReturn<EngineCalls> | undefined;
  const running = (): BirpcReturn<EngineCalls> => {
    engine ??= connect(start(), () => {
      engine = undefined;
    });
    return engine;
  };
  return {
    name: 'embedded',
    getReady: () => running().getReady(),
    search: (request) => running().search(request),
    findGame: (id) => inTime(FIND_LIMIT_MS, new AbortController(), tooLate, () => running().findGame(id)),
  };
}

const tooLate = () => new Error('The thread of the engine takes too long');

function connect(worker: Worker, onEnd: () => void): BirpcReturn<EngineCalls> {
  const calls = createBirpc<EngineCalls>(
    {},
    {
      post: (message) => worker.postMessage(message),
      on: (listen) => void worker.on('message', listen),
      // Searches and games have limits of their own, and the server starts no sooner than the index is built.
      timeout: -1,
    },
  );
  const end = (fault: Error) => {
    // A thread that fails also ends, and by then another one may have taken its place.
    if (calls.$closed) return;
    onEnd();
    calls.$close(fault);
  };
  worker.once('error', end);
  worker.once('exit', () => end(new Error('The thread of the engine ended')));
  // A server that was told to stop does not wait for it.
  worker.unref();
  return calls;
}
