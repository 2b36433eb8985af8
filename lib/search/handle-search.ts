import { problem } from '../problem';
import { BODY_LIMIT } from '../site';
import { askInTime } from './ask-in-time';
import { parseRequest, type SearchRequest } from './contract';
import type { RateLimiter } from './rate-limit';
import { readBody } from './read-body';
import type { SearchBackend, WrittenAnswer } from './search-backend';
import { SEARCH_FAILURES, SearchError } from './search-error';
import type { SearchRecord } from './search-record';

/** What the search call is bound to. */
export interface SearchParts {
  /** Path of the call, for the log. */
  readonly route: string;
  readonly backend: SearchBackend;
  readonly limiter: RateLimiter;
  /** Longest wait for the backend, in milliseconds. */
  readonly timeoutMs: number;
  /** Receives one record for each request; never a word of the query. */
  readonly log: (record: SearchRecord) => void;
}

/** Seconds after which a refused client may try again when all places at the backend are taken. */
const BUSY_SECONDS = 2;

/** Makes the handler of the search call: any request in, an answer or an RFC 9457 problem out. */
export function createSearchHandler(parts: SearchParts): (request: Request) => Promise<Response> {
  return async (request) => {
    const start = performance.now();
    const write = (status: number, rest: Partial<SearchRecord>) =>
      parts.log({
        route: parts.route,
        status,
        ms: Math.round((performance.now() - start) * 10) / 10,
        backend: parts.backend.name,
        ...rest,
      });
    const headers: Record<string, string> = { 'Cache-Control': 'no-store' };
    try {
      const { body, games } = await search(parts, request, headers);
      write(200, { results: games });
      return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
    } catch (error) {
      const { code } = error instanceof SearchError ? error : new SearchError('internal');
      write(SEARCH_FAILURES[code].status, { code, ...(code === 'internal' && { fault: className(error) }) });
      return refusal(code, headers);
    }
  };
}

/** Fills in the headers that go with every answer from here on, failures included. */
async function search(
  { backend, limiter, timeoutMs }: SearchParts,
  request: Request,
  headers: Record<string, string>,
): Promise<WrittenAnswer> {
  if (request.method !== 'POST') throw new SearchError('method_not_allowed');
  const verdict = await limiter(request);
  Object.assign(headers, verdict.headers);
  if (!verdict.allowed) throw new SearchError('rate_limited');
  const asked = await readRequest(request);
  return askInTime(backend, asked, timeoutMs, request.signal);
}

async function readRequest(request: Request): Promise<SearchRequest> {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') throw new SearchError('unsupported_media_type');
  const asked = parseRequest(parseJson(await readBody(request, BODY_LIMIT)));
  if (asked === undefined) throw new SearchError('invalid_body');
  const query = asked.query.trim();
  if (query === '') throw new SearchError('empty_query');
  return { ...asked, query };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SearchError('invalid_body');
  }
}

function refusal(code: SearchError['code'], headers: Record<string, string>): Response {
  const { status, detail } = SEARCH_FAILURES[code];
  return problem(
    { status, code, detail },
    {
      ...headers,
      ...(status === 405 && { Allow: 'POST' }),
      ...(status === 503 && { 'Retry-After': String(BUSY_SECONDS) }),
      // The rest of an oversized body is left unread, so the connection cannot carry another request.
      ...(status === 413 && { Connection: 'close' }),
    },
  );
}

function className(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}
