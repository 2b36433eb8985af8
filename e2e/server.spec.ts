import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const NEXT = 'node_modules/next/dist/bin/next';
const processes: ChildProcess[] = [];
const servers: Server[] = [];

test.afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the built product with these settings. */
async function start(settings: Record<string, string>) {
  const port = await freePort();
  const env = { ...process.env, SUPABASE_URL: '', SUPABASE_ANON_KEY: '', ...settings };
  const child = spawn(process.execPath, [NEXT, 'start', '-p', String(port)], { env });
  processes.push(child);
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const url = `http://localhost:${port}`;
  return {
    url,
    port,
    exit,
    output: () => printed.join(''),
    ready: () =>
      expect
        .poll(
          () =>
            fetch(`${url}/robots.txt`).then(
              (r) => r.status,
              () => 0,
            ),
          { timeout: 20_000 },
        )
        .toBe(200),
  };
}

const search = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/search`, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

for (const [set, missing] of [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY'],
  ['SUPABASE_ANON_KEY', 'SUPABASE_URL'],
] as const) {
  test(`the server refuses to start with ${set} alone and names ${missing}`, async () => {
    const server = await start({ [set]: 'https://project.example' });
    expect(await server.exit).not.toBe(0);
    expect(server.output()).toContain(`${missing} is missing`);
    await expect(fetch(`${server.url}/`)).rejects.toThrow();
  });
}

test('the server forwards to the project, and neither key nor query shows anywhere', async () => {
  const heard: { url?: string; authorization?: string; body: string }[] = [];
  const project = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ url: request.url, authorization: request.headers.authorization, body });
    if (body.includes('falla')) response.writeHead(500).end('secreto del proyecto');
    else
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"juegos":[{"titulo":"Braid","imagen":"javascript:x"}]}');
  });
  servers.push(project);
  await new Promise<void>((resolve) => project.listen(0, resolve));
  const key = 'clave-anon-muy-secreta';
  const server = await start({
    SUPABASE_URL: `http://localhost:${(project.address() as AddressInfo).port}`,
    SUPABASE_ANON_KEY: key,
  });
  await server.ready();

  const answer = await search(server.url, '{"query":"mis-palabras-privadas"}');
  expect(await answer.json()).toEqual({ juegos: [{ titulo: 'Braid' }] });
  expect(heard[0]).toEqual({
    url: '/functions/v1/query-n8n',
    authorization: `Bearer ${key}`,
    body: '{"query":"mis-palabras-privadas"}',
  });

  const failure = await search(server.url, '{"query":"falla mis-palabras-privadas"}');
  expect(failure.status).toBe(502);
  expect(await failure.text()).not.toMatch(/secreto|privadas/);
  expect(server.output()).toContain('backend_status');
  expect(server.output()).not.toMatch(/privadas|secret/);

  const chunks = join('.next', 'static');
  for (const file of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js'))
      expect(readFileSync(join(chunks, file), 'utf8')).not.toMatch(/SUPABASE_ANON_KEY|query-n8n/);
  }
});

test('the server answers 504 when the project is slower than the limit', async () => {
  const project = createServer(() => undefined);
  servers.push(project);
  await new Promise<void>((resolve) => project.listen(0, resolve));
  const server = await start({
    SUPABASE_URL: `http://localhost:${(project.address() as AddressInfo).port}`,
    SUPABASE_ANON_KEY: 'clave',
    SEARCH_TIMEOUT_MS: '300',
  });
  await server.ready();
  expect((await search(server.url, '{"query":"algo"}')).status).toBe(504);
});

test('the server limits how often one address may search', async () => {
  const server = await start({ RATE_LIMIT_PER_MINUTE: '2' });
  await server.ready();
  const statuses: number[] = [];
  for (let request = 0; request < 3; request += 1) statuses.push((await search(server.url, '{"query":"algo"}')).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await search(server.url, '{"query":"algo"}', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(200);
  expect(server.output()).not.toContain('algo');
});

test('the call answers bad input with problems', async ({ baseURL }) => {
  const url = baseURL ?? '';
  expect((await search(url, 'no json')).status).toBe(400);
  expect((await search(url, '{"query":" "}')).status).toBe(400);
  expect((await search(url, '{"query":"a"}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  const wrongMethod = await fetch(`${url}/api/search`, { method: 'PUT' });
  expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  const large = await search(url, JSON.stringify({ query: 'a'.repeat(17 * 1024) }));
  expect(large.status).toBe(413);
  expect(large.headers.get('content-type')).toBe('application/problem+json');
  expect(await large.json()).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('the call refuses an oversized body before it has arrived', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const status = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () => {
      socket.write('POST /api/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
      socket.write(`Content-Length: ${100 * 1024 * 1024}\r\n\r\n{"query":"`);
    });
    socket.setTimeout(5000, () => reject(new Error('no answer')));
    socket.on('error', reject);
    socket.once('data', (data) => {
      resolve(String(data).split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
  expect(status).toBe('HTTP/1.1 413 Payload Too Large');
});

test('every answer carries the basic headers of a careful site', async ({ request }) => {
  for (const path of ['/', '/about', '/nowhere', '/robots.txt', '/api/search']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  }
  expect((await request.get('/')).headers()['cache-control']).toBe('private, no-cache');
});
