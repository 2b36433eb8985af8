import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { postSearch as search, serve, startSite as start, stopServers } from './server';

test.afterEach(stopServers);

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
  const project = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ url: request.url, authorization: request.headers.authorization, body });
    if (body.includes('falla')) response.writeHead(500).end('secreto del proyecto');
    else
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"juegos":[{"titulo":"Braid","imagen":"javascript:x"}]}');
  });
  const key = 'clave-anon-muy-secreta';
  const server = await start({
    SUPABASE_URL: project,
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
  const project = await serve(() => undefined);
  const server = await start({
    SUPABASE_URL: project,
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
  expect((await search(server.url, '{"query":"algo"}', { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(
    200,
  );
  expect(server.output()).not.toContain('algo');
});

test('the call answers bad input with problems', async ({ baseURL }) => {
  const url = baseURL ?? '';
  expect((await search(url, 'no json')).status).toBe(400);
  expect((await search(url, '{"query":" "}')).status).toBe(400);
  expect((await search(url, '{"query":"a"}', { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
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
