import { BODY_LIMIT } from '../site';
import { checkAnswers } from './check-answers';
import { createSearchHandler, type SearchParts } from './handle-search';
import { limitConcurrency } from './limit-concurrency';
import { createRateLimiter } from './rate-limit';
import type { SearchBackend } from './search-backend';
import { SearchError, type SearchErrorCode } from './search-error';
import type { SearchRecord } from './search-record';
import { writeAnswers } from './write-answers';

const SECRET = 'palabras-que-nadie-debe-ver';

const backendOf = (search: SearchBackend<unknown>['search']) => writeAnswers(checkAnswers({ name: 'test', search }));
const answering = (answer: unknown) => backendOf(async () => answer);
const failing = (error: unknown) => backendOf(async () => Promise.reject(error));

function handlerOf(parts: Partial<SearchParts> = {}) {
  const records: SearchRecord[] = [];
  const handle = createSearchHandler({
    route: '/api/search',
    backend: answering({ juegos: [{ titulo: 'Braid' }] }),
    limiter: createRateLimiter(0, 1),
    timeoutMs: 1000,
    log: (record) => records.push(record),
    ...parts,
  });
  return { handle, records };
}

function post(body: BodyInit | null, headers: Record<string, string> = { 'Content-Type': 'application/json' }) {
  return new Request('http://localhost/api/search', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

const query = (text: unknown) => post(JSON.stringify({ query: text }));

async function expectProblem(response: Response, status: number, code: SearchErrorCode) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = await response.json();
  expect(body).toEqual({ type: 'about:blank', title: expect.any(String), status, detail: expect.any(String), code });
}

describe('the search call', () => {
  it('answers a query with the games of the backend', async () => {
    const response = await handlerOf().handle(query('plataformas'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ juegos: [{ titulo: 'Braid' }] });
  });

  it('hands the backend the trimmed query', async () => {
    const search = jest.fn(async () => ({ juegos: [] }));
    await handlerOf({ backend: backendOf(search) }).handle(query('  granja\ntranquila  '));
    expect(search).toHaveBeenCalledWith({ query: 'granja\ntranquila' }, expect.any(AbortSignal));
  });

  it('hands the backend what the visitor corrected, and nothing that is not in the contract', async () => {
    const search = jest.fn(async () => ({ juegos: [] }));
    const correcciones = { deseos: { 'concept:zombies': 'ignorado' }, jugados: ['hades'] };
    await handlerOf({ backend: backendOf(search) }).handle(
      post(JSON.stringify({ query: 'algo', correcciones: { ...correcciones, extra: 1 }, extra: 1 })),
    );
    expect(search).toHaveBeenCalledWith({ query: 'algo', correcciones }, expect.any(AbortSignal));
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('accepts the content type %s', async (type) => {
    const response = await handlerOf().handle(post('{"query":"algo"}', { 'Content-Type': type }));
    expect(response.status).toBe(200);
  });

  it('lets only well-formed results pass', async () => {
    const backend = answering({ juegos: [null, { titulo: 'A', imagen: 'javascript:alert(1)', extra: 1 }, 'x'] });
    const response = await handlerOf({ backend }).handle(query('algo'));
    expect(await response.json()).toEqual({ juegos: [{ titulo: 'A' }] });
  });

  it.each<[string, BodyInit | null, SearchErrorCode]>([
    ['no body', null, 'invalid_body'],
    ['an empty body', '', 'invalid_body'],
    ['text that is not JSON', 'query=algo', 'invalid_body'],
    ['cut-off JSON', '{"query":"al', 'invalid_body'],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'invalid_body'],
    ['null', 'null', 'invalid_body'],
    ['an array', '["algo"]', 'invalid_body'],
    ['no query', '{}', 'invalid_body'],
    ['a number as query', '{"query":7}', 'invalid_body'],
    ['null as query', '{"query":null}', 'invalid_body'],
    ['an object as query', '{"query":{"toString":"x"}}', 'invalid_body'],
    ['corrections that are no object', '{"query":"algo","correcciones":7}', 'invalid_body'],
    ['a strength that does not exist', '{"query":"algo","correcciones":{"deseos":{"x":"quizás"}}}', 'invalid_body'],
    ['played games that are no list', '{"query":"algo","correcciones":{"jugados":"hades"}}', 'invalid_body'],
    ['an empty query', '{"query":""}', 'empty_query'],
    ['a blank query', '{"query":" \\n\\t\\u00a0 "}', 'empty_query'],
  ])('answers %s with 400', async (_, body, code) => {
    await expectProblem(await handlerOf().handle(post(body)), 400, code);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers the content type %j with 415',
    async (type) => {
      const response = await handlerOf().handle(
        post(new TextEncoder().encode('{"query":"a"}'), { 'Content-Type': type }),
      );
      await expectProblem(response, 415, 'unsupported_media_type');
    },
  );

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s with 405 and says what is allowed',
    async (method) => {
      const response = await handlerOf().handle(new Request('http://localhost/api/search', { method }));
      expect(response.headers.get('allow')).toBe('POST');
      await expectProblem(response, 405, 'method_not_allowed');
    },
  );

  it('reads a body up to the limit', async () => {
    const text = 'a'.repeat(BODY_LIMIT - '{"query":""}'.length);
    expect((await handlerOf().handle(query(text))).status).toBe(200);
    await expectProblem(await handlerOf().handle(query(`${text}a`)), 413, 'body_too_large');
  });

  it('refuses a body that announces itself too large without reading any of it', async () => {
    let pulled = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(BODY_LIMIT + 1) };
    await expectProblem(await handlerOf().handle(post(body, headers)), 413, 'body_too_large');
    expect(pulled).toBe(0);
  });

  it('stops reading an endless body soon after the limit', async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1024));
        },
        cancel() {
          cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const response = await handlerOf().handle(post(body));
    expect(response.headers.get('connection')).toBe('close');
    await expectProblem(response, 413, 'body_too_large');
    expect(pulled).toBeLessThanOrEqual(BODY_LIMIT / 1024 + 2);
    expect(cancelled).toBe(true);
  });

  it('answers too many requests with 429 and says when to come back', async () => {
    const { handle } = handlerOf({ limiter: createRateLimiter(2, 1) });
    const first = await handle(query('uno'));
    expect(first.headers.get('ratelimit')).toBe('"search";r=1;t=60');
    expect(first.headers.get('ratelimit-policy')).toBe('"search";q=2;w=60');
    await handle(query('dos'));
    const third = await handle(query('tres'));
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(third.headers.get('ratelimit-remaining')).toBe('0');
    await expectProblem(third, 429, 'rate_limited');
  });

  it.each<[SearchErrorCode, number]>([
    ['backend_unreachable', 502],
    ['backend_relay', 502],
    ['backend_status', 502],
    ['backend_answer', 502],
    ['backend_timeout', 504],
  ])('passes the failure %s of a backend on as %i', async (code, status) => {
    const { handle, records } = handlerOf({ backend: failing(new SearchError(code)) });
    await expectProblem(await handle(query('algo')), status, code);
    expect(records).toEqual([{ route: '/api/search', status, ms: expect.any(Number), backend: 'test', code }]);
  });

  it.each([null, 'HTML', { juegos: 'x' }, []])('answers the ill-shaped %j of a backend with 502', async (answer) => {
    await expectProblem(await handlerOf({ backend: answering(answer) }).handle(query('a')), 502, 'backend_answer');
  });

  it('answers with 504 when the backend is slower than the limit, even if it ignores the signal', async () => {
    const backend = backendOf(() => new Promise(() => undefined));
    await expectProblem(await handlerOf({ backend, timeoutMs: 30 }).handle(query('algo')), 504, 'backend_timeout');
  });

  it('tells the backend to stop when the time is over', async () => {
    let seen: AbortSignal | undefined;
    const backend = backendOf((_, signal) => {
      seen = signal;
      return new Promise(() => undefined);
    });
    await handlerOf({ backend, timeoutMs: 30 }).handle(query('algo'));
    expect(seen?.aborted).toBe(true);
  });

  it('answers anything unforeseen with 500', async () => {
    const { handle, records } = handlerOf({ backend: failing(new TypeError('boom')) });
    await expectProblem(await handle(query('algo')), 500, 'internal');
    expect(records).toMatchObject([{ status: 500, code: 'internal', fault: 'TypeError' }]);
  });

  it('stops the backend when the visitor goes away', async () => {
    const visitor = new AbortController();
    let seen: AbortSignal | undefined;
    const backend = backendOf((_, signal) => {
      seen = signal;
      visitor.abort();
      return new Promise(() => undefined);
    });
    const { handle, records } = handlerOf({ backend });
    const request = new Request(query('algo'), { signal: visitor.signal });
    expect((await handle(request)).status).toBe(499);
    expect(seen?.aborted).toBe(true);
    expect(records).toMatchObject([{ status: 499, code: 'visitor_gone' }]);
  });

  it('blames no fault of its own for a body that breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"query":')),
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const { handle, records } = handlerOf();
    expect((await handle(post(body))).status).toBe(499);
    expect(records).toMatchObject([{ status: 499, code: 'visitor_gone' }]);
  });

  it('refuses at once what the backend has no place for', async () => {
    let reached = () => {};
    const atBackend = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const slow = limitConcurrency(
      backendOf(() => {
        reached();
        return new Promise(() => undefined);
      }),
      1,
    );
    const { handle } = handlerOf({ backend: slow, timeoutMs: 100 });
    const first = handle(query('uno'));
    await atBackend;
    const second = await handle(query('dos'));
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectProblem(second, 503, 'backend_busy');
    expect((await first).status).toBe(504);
  });

  it('writes one record for each request', async () => {
    const { handle, records } = handlerOf();
    await handle(query('algo'));
    await handle(post('{'));
    expect(records).toEqual([
      { route: '/api/search', status: 200, ms: expect.any(Number), backend: 'test', results: 1 },
      { route: '/api/search', status: 400, ms: expect.any(Number), backend: 'test', code: 'invalid_body' },
    ]);
  });

  it('never repeats the query, an upstream message or a key, in no answer and no log', async () => {
    const upstream = Object.assign(new Error(`upstream said ${SECRET}`), { context: SECRET });
    for (const backend of [failing(upstream), answering(SECRET), failing(new SearchError('backend_status'))]) {
      const { handle, records } = handlerOf({ backend });
      const response = await handle(query(SECRET));
      const everything = JSON.stringify([...response.headers]) + (await response.text()) + JSON.stringify(records);
      expect(everything).not.toContain(SECRET);
    }
    const { handle, records } = handlerOf();
    for (const body of [`{"query":"${SECRET}`, `{"query":["${SECRET}"]}`]) {
      expect((await (await handle(post(body))).text()) + JSON.stringify(records)).not.toContain(SECRET);
    }
  });
});
