import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describeBackendContract } from './backend-contract';
import type { SearchRequest } from './contract';
import { SearchError, type SearchErrorCode } from './search-error';
import { createSupabaseBackend } from './supabase-backend';

const ANON_KEY = 'anon-key';
const servers: Server[] = [];
const requests: SearchRequest[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that plays the functions endpoint of a project. */
async function project(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const backendAt = (url: string) => createSupabaseBackend({ url, anonKey: ANON_KEY });

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const answerJson = (response: ServerResponse, body: string, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);

describeBackendContract('the Supabase backend', {
  async answering(titles) {
    return backendAt(
      await project(async (request, response) => {
        requests.push(JSON.parse(await bodyOf(request)));
        answerJson(response, JSON.stringify({ juegos: titles.map((titulo) => ({ titulo })) }));
      }),
    );
  },
  async broken() {
    return backendAt(await project((_, response) => response.destroy()));
  },
  requests: () => requests,
});

describe('the Supabase backend', () => {
  it('posts the query to the function query-n8n with the anon key as bearer', async () => {
    let seen: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string } | undefined;
    const url = await project(async (request, response) => {
      seen = { method: request.method, url: request.url, headers: request.headers, body: await bodyOf(request) };
      answerJson(response, '{"juegos":[]}');
    });
    await backendAt(url).search({ query: 'granja' }, new AbortController().signal);

    expect(seen).toMatchObject({ method: 'POST', url: '/functions/v1/query-n8n', body: '{"query":"granja"}' });
    expect(seen?.headers).toMatchObject({
      authorization: `Bearer ${ANON_KEY}`,
      apikey: ANON_KEY,
      'content-type': 'application/json',
    });
  });

  const cases: [string, RequestListener, SearchErrorCode][] = [
    ['a client error', (_, response) => answerJson(response, '{"message":"no"}', 401), 'backend_status'],
    ['a server error', (_, response) => answerJson(response, 'oops', 503), 'backend_status'],
    [
      'a relay error',
      (_, response) => response.writeHead(500, { 'x-relay-error': 'true' }).end('could not boot'),
      'backend_relay',
    ],
    [
      'broken JSON',
      (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"juegos":['),
      'backend_answer',
    ],
    ['a connection that is reset', (_, response) => response.destroy(), 'backend_unreachable'],
    [
      'a body that is cut off',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
        response.write('{"juegos"', () => response.destroy());
      },
      'backend_answer',
    ],
    [
      'a small body that unpacks to a huge one',
      (_, response) => {
        const packed = gzipSync(`{"juegos":["${'x'.repeat(8 * 1024 * 1024)}"]}`);
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(packed);
      },
      'backend_answer',
    ],
  ];
  it.each(cases)('turns %s into a code', async (_, listener, code) => {
    const backend = backendAt(await project(listener));
    await expect(backend.search({ query: 'granja' }, new AbortController().signal)).rejects.toEqual(
      new SearchError(code),
    );
  });

  it.each([
    ['a server error', {}],
    ['a relay error', { 'x-relay-error': 'true' }],
  ])('leaves no connection open behind %s whose body does not end', async (_, headers) => {
    let left = () => {};
    const closed = new Promise<void>((resolve) => {
      left = resolve;
    });
    const url = await project((__, response) => {
      response.on('close', left).writeHead(500, headers).write('oops');
    });
    await expect(backendAt(url).search({ query: 'granja' }, new AbortController().signal)).rejects.toThrow();
    await closed;
  });

  it('turns a refused connection into a code', async () => {
    const url = await project(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(backendAt(url).search({ query: 'granja' }, new AbortController().signal)).rejects.toMatchObject({
      code: 'backend_unreachable',
    });
  });

  it.each([
    ['HTML', 'text/html', '<h1>hola</h1>'],
    ['null', 'application/json', 'null'],
  ])('hands on %s, which the contract then refuses', async (_, type, body) => {
    const backend = backendAt(
      await project((__, response) => response.writeHead(200, { 'Content-Type': type }).end(body)),
    );
    const data = await backend.search({ query: 'granja' }, new AbortController().signal);
    expect(Array.isArray((data as { juegos?: unknown } | null)?.juegos)).toBe(false);
  });

  it.each<[string, RequestListener]>([
    ['headers that do not come', () => undefined],
    [
      'a body that stalls',
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"juegos":');
      },
    ],
  ])('gives up on %s when the signal says so', async (_, listener) => {
    const backend = backendAt(await project(listener));
    await expect(backend.search({ query: 'granja' }, AbortSignal.timeout(150))).rejects.toMatchObject({
      code: 'backend_timeout',
    });
  });

  it('follows no redirect, so that the key stays with the project', async () => {
    let reached = false;
    const elsewhere = await project((_, response) => {
      reached = true;
      answerJson(response, '{"juegos":[]}');
    });
    const url = await project((_, response) => response.writeHead(307, { Location: `${elsewhere}/steal` }).end());
    await expect(backendAt(url).search({ query: 'granja' }, new AbortController().signal)).rejects.toMatchObject({
      code: 'backend_status',
    });
    expect(reached).toBe(false);
  });
});
