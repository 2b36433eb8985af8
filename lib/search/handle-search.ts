import { BODY_LIMIT } from '../site';
import { parseAnswer } from './contract';
import type { RateLimiter } from './rate-limit';
import { readBody } from './read-body';
import type { SearchBackend } from './search-backend';
import { SEARCH_FAILURES, SearchError } from './search-error';

/** What the search call is bound to. */
export interface SearchParts {
  readonly backend: SearchBackend;
  readonly limiter: RateLimiter;
  /** Longest wait for the backend, in milliseconds. */
  readonly timeoutMs: number;
  /** Receives one line for each failure of ours or the backend's; never a word of the query. */
  readonly log: (line: string) => void;
}

/** Makes the handler of the search call: any request in, an answer or an RFC 9457 problem out. */
export function createSearchHandler(parts: SearchParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
    try {
      if (request.method !== 'POST') throw new SearchError('method_not_allowed');
      const verdict = await parts.limiter(request);
      Object.assign(headers, verdict.headers);
      if (!verdict.allowed) throw new SearchError('rate_limited');
      const query = await readQuery(request);
      const answer = parseAnswer(await askInTime(parts, query, request.signal));
      return Response.json(answer, { headers });
    } catch (error) {
      return problem(error instanceof SearchError ? error : new SearchError('internal'), headers, parts.log);
    }
  };
}

async function readQuery(request: Request): Promise<string> {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') throw new SearchError('unsupported_media_type');
  const body = parseJson(await readBody(request, BODY_LIMIT));
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  if (typeof query !== 'string') throw new SearchError('invalid_body');
  if (query.trim() === '') throw new SearchError('empty_query');
  return query.trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError('invalid_body');
  }
}

/** Gives up when the time is over even if the backend pays no heed to the signal. */
async function askInTime({ backend, timeoutMs }: SearchParts, query: string, gone: AbortSignal): Promise<unknown> {
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), gone]);
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new SearchError('backend_timeout')), { once: true });
  });
  return Promise.race([backend.search(query, signal), tooLate]);
}

function problem(error: SearchError, headers: Record<string, string>, log: (line: string) => void): Response {
  const { status, title } = SEARCH_FAILURES[error.code];
  if (status >= 500) log(`Search failed: ${error.code}`);
  return new Response(JSON.stringify({ type: 'about:blank', title, status, code: error.code }), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json',
      ...(status === 405 && { Allow: 'POST' }),
      // The rest of an oversized body is left unread, so the connection cannot carry another request.
      ...(status === 413 && { Connection: 'close' }),
    },
  });
}
