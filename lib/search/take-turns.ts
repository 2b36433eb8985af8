import type { SearchBackend } from './search-backend';

/**
 * Hands a backend only so many searches at once and has further ones wait, in their order. One that is not wanted any more
 * while it waits never runs.
 *
 * @param atOnce searches that the backend has at the same time
 * @throws the reason of the signal from `search` when it aborts before the search had its turn
 */
export function takeTurns<Answer>(backend: SearchBackend<Answer>, atOnce: number): SearchBackend<Answer> {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        waiting.delete(start);
        running += 1;
        resolve();
      };
      const leave = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      if (running < atOnce) return start();
      waiting.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });

  return {
    name: backend.name,
    async search(request, signal) {
      signal.throwIfAborted();
      await turn(signal);
      try {
        return await backend.search(request, signal);
      } finally {
        running -= 1;
        // A set keeps its order.
        const [next] = waiting;
        next?.();
      }
    },
  };
}
