import { EventEmitter, once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { type Fault, faultProject, UPSTREAM_SECRET } from './fault-project';
import { postSearch, serve, startSite, stopServers } from './server';

const KEY = 'anon-key-nobody-may-see';
const QUERY = 'palabras-privadas';
const TIMEOUT = 1000;

type Site = Awaited<ReturnType<typeof startSite>>;

/** What each fault comes to. */
const EXPECTED: Record<Exclude<Fault, 'none' | 'broken-entries' | 'thousands-of-results'>, [number, string]> = {
  'reset-before-headers': [502, 'backend_unreachable'],
  'reset-in-mid-body': [502, 'backend_answer'],
  'slow-headers': [504, 'backend_timeout'],
  'stalled-body': [504, 'backend_timeout'],
  'status-401': [502, 'backend_status'],
  'status-404': [502, 'backend_status'],
  'status-429': [502, 'backend_status'],
  'status-500': [502, 'backend_status'],
  'status-503': [502, 'backend_status'],
  redirect: [502, 'backend_status'],
  'relay-error': [502, 'backend_relay'],
  html: [502, 'backend_answer'],
  'html-as-json': [502, 'backend_answer'],
  'no-content': [502, 'backend_answer'],
  'broken-json': [502, 'backend_answer'],
  null: [502, 'backend_answer'],
  array: [502, 'backend_answer'],
  'juegos-missing': [502, 'backend_answer'],
  'juegos-ill-typed': [502, 'backend_answer'],
  '20-megabytes': [502, 'backend_answer'],
  'compressed-bomb': [502, 'backend_answer'],
};

const ask = (site: Site, fault: string, init?: RequestInit) =>
  postSearch(site.url, JSON.stringify({ query: `${QUERY} fault:${fault}` }), init);

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.any(String),
    code,
  });
  expect(response.status).toBe(status);
  expect(JSON.stringify([...response.headers])).not.toMatch(new RegExp(`${QUERY}|${KEY}|${UPSTREAM_SECRET}`));
}

test.describe('a project that fails', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  const calls = new EventEmitter();

  test.beforeAll(async () => {
    const url = await serve(
      faultProject(
        (query) => calls.emit(`come ${query}`),
        (query) => calls.emit(`leave ${query}`),
      ),
    );
    site = await startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: KEY, SEARCH_TIMEOUT_MS: String(TIMEOUT) });
    await site.ready();
  });
  test.afterAll(stopServers);

  for (const [fault, [status, code]] of Object.entries(EXPECTED)) {
    test(`${fault} gives ${status} ${code} in time, and the next search works`, async () => {
      const start = performance.now();
      await expectProblem(await ask(site, fault), status, code);
      expect(performance.now() - start).toBeLessThan(TIMEOUT + 2000);
      expect(await (await ask(site, 'none')).json()).toEqual({ juegos: [{ titulo: 'Braid' }] });
    });
  }

  test('broken entries are dropped and the good ones stay', async () => {
    expect(await (await ask(site, 'broken-entries')).json()).toEqual({ juegos: [{}, { titulo: 'Braid' }, {}] });
  });

  test('thousands of results are cut to what a page can show', async () => {
    const { juegos } = await (await ask(site, 'thousands-of-results')).json();
    expect(juegos).toHaveLength(100);
  });

  test('a visitor who leaves ends the call of the project', async () => {
    const query = `${QUERY} fault:slow-headers leaving`;
    const come = once(calls, `come ${query}`);
    const visitor = new AbortController();
    const search = ask(site, 'slow-headers leaving', { signal: visitor.signal }).catch(() => 'left');
    await come;
    // Sooner than the site itself would give up.
    const leave = once(calls, `leave ${query}`, { signal: AbortSignal.timeout(TIMEOUT / 2) });
    visitor.abort();
    expect(await search).toBe('left');
    await leave;
    await expect.poll(() => site.output()).toContain('visitor_gone');
  });

  test('the log tells each failure by its code, and nothing of the query, the key or the project', () => {
    for (const [, code] of Object.values(EXPECTED)) expect(site.output()).toContain(code);
    expect(site.output()).not.toMatch(new RegExp(`${QUERY}|${KEY}|${UPSTREAM_SECRET}`));
  });
});

test('two hundred slow calls hold up no page, and further ones are refused at once', async () => {
  let arrived = 0;
  const waiting: (() => void)[] = [];
  const url = await serve((_, response) => {
    arrived += 1;
    waiting.push(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"juegos":[]}'));
  });
  const site = await startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: KEY, MAX_BACKEND_CALLS: '200' });
  await site.ready();
  const slow = Array.from({ length: 200 }, () => ask(site, 'none'));
  await expect.poll(() => arrived, { timeout: 20_000 }).toBe(200);

  const start = performance.now();
  const refused = await ask(site, 'none');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await expectProblem(refused, 503, 'backend_busy');
  for (const path of ['/', '/about', '/nowhere']) await (await fetch(site.url + path)).text();
  expect(performance.now() - start).toBeLessThan(2000);
  expect(arrived).toBe(200);

  for (const answer of waiting) answer();
  const statuses = await Promise.all(slow.map(async (search) => (await search).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  stopServers();
});

test.describe('a project that is not there', () => {
  test.afterEach(stopServers);

  for (const [name, host] of [
    ['a port that refuses', async () => `http://127.0.0.1:${await freePort()}`],
    ['an unknown host', async () => 'http://project.invalid'],
  ] as const) {
    test(`${name} gives 502 backend_unreachable`, async () => {
      const site = await startSite({ SUPABASE_URL: await host(), SUPABASE_ANON_KEY: KEY });
      await site.ready();
      await expectProblem(await ask(site, 'none'), 502, 'backend_unreachable');
      expect((await fetch(`${site.url}/`)).status).toBe(200);
    });
  }
});

for (const [name, value] of [
  ['SUPABASE_URL', 'project.example'],
  ['REDIS_URL', 'http://localhost'],
  ['SEARCH_TIMEOUT_MS', 'soon'],
  ['MAX_BACKEND_CALLS', '0'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['TRUSTED_PROXIES', '1.5'],
] as const) {
  test(`the server refuses to start with ${name}=${value} and names it`, async () => {
    const site = await startSite({ SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: KEY, [name]: value });
    expect(await site.exit).not.toBe(0);
    expect(site.output()).toContain(name);
    expect(site.output()).not.toContain(KEY);
    stopServers();
  });
}
