import type { SearchRequest } from './contract';
import type { SearchBackend } from './search-backend';
import { SearchError, type SearchErrorCode } from './search-error';

/**
 * Asks a backend and gives up when the time is over or the visitor goes away, even if the backend pays no heed to the
 * signal that tells it so.
 *
 * The timer is cleared with the answer. `AbortSignal.timeout` would keep every search in memory until its time is up.
 *
 * @param timeoutMs longest wait, in milliseconds
 * @param visitor aborts when nobody waits for the answer any more
 * @throws SearchError `backend_timeout` or `visitor_gone`, and whatever the backend throws
 */
export function askInTime<Answer>(
  backend: SearchBackend<Answer>,
  request: SearchRequest,
  timeoutMs: number,
  visitor: AbortSignal,
): Promise<Answer> {
  if (visitor.aborted) return Promise.reject(new SearchError('visitor_gone'));
  return new Promise((resolve, reject) => {
    const call = new AbortController();
    const stop = (code: SearchErrorCode) => {
      reject(new SearchError(code));
      call.abort();
    };
    const leave = () => stop('visitor_gone');
    const timer = setTimeout(stop, timeoutMs, 'backend_timeout');
    visitor.addEventListener('abort', leave, { once: true });
    backend
      .search(request, call.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        visitor.removeEventListener('abort', leave);
      });
  });
}
