import type { SearchAnswer, SearchRequest } from './contract';

/** A search that the server answered with a failure. It carries nothing of the query. */
export class FailedCall extends Error {
  constructor(
    readonly status: number,
    code: string,
  ) {
    super(`Cannot search: ${status} ${code}`);
  }
}

/**
 * Sends one request to the search call.
 *
 * @throws FailedCall with the status and the stable code of the failure, or an Error without them
 */
export async function requestSearch(request: SearchRequest): Promise<SearchAnswer> {
  const response = await fetch('/api/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    cache: 'no-store',
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new FailedCall(response.status, codeOf(body));
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
