import type { SearchRequest } from './contract';
import { inTime } from './in-time';
import type { SearchBackend } from './search-backend';
import { SearchError } from './search-error';

/**
 * Asks a backend and gives up when the time is over or the visitor goes away.
 *
 * @param timeoutMs longest wait, in milliseconds
 * @param visitor aborts when nobody waits for the answer any more
 * @throws SearchError `backend_timeout` or `visitor_gone`, and whatever the backend throws
 */
export async function askInTime<Answer>(
  backend: SearchBackend<Answer>,
  request: SearchRequest,
  timeoutMs: number,
  visitor: AbortSignal,
): Promise<Answer> {
  if (visitor.aborted) throw new SearchError('visitor_gone');
  const call = new AbortController();
  const leave = () => call.abort(new SearchError('visitor_gone'));
  visitor.addEventListener('abort', leave, { once: true });
  try {
    return await inTime(
      timeoutMs,
      call,
      () => new SearchError('backend_timeout'),
      (signal) => backend.search(request, signal),
    );
  } finally {
    visitor.removeEventListener('abort', leave);
  }
}
