import type { SearchAnswer, SearchRequest } from './contract';

/**
 * Sends one request to the search call.
 *
 * @param signal aborts when nobody waits for the answer any more
 * @throws Error with the status and the stable code of the failure, and nothing of the query
 */
export async function requestSearch(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    cache: 'no-store',
    signal,
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const { status } = response;
    throw Object.assign(new Error(`Cannot search: ${status} ${codeOf(body)}`), { status });
  }
  if (!isAnswer(body)) throw new Error('Cannot search: the answer holds no list of games');
  return body;
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown';
}

/** The server has checked every field already; this holds off an answer of somebody in between. */
function isAnswer(body: unknown): body is SearchAnswer {
  return typeof body === 'object' && body !== null && 'juegos' in body && Array.isArray(body.juegos);
}
