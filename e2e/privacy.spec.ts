import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { faultProject } from './fault-project';
import { serve, startSite, stopServers } from './server';
import { expect, home, TEXTS, test } from './site';

const MARK = 'zzmarcaprivada';
/** The mark as it is, and as somebody might hide it in an address or a header. */
const TRACE = new RegExp(`${MARK}|${btoa(MARK).replace(/=*$/, '')}|${Buffer.from(MARK).toString('hex')}`, 'i');

test.afterEach(stopServers);

/** Everything that a page leaves behind, as text. */
function leftIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = 'caches' in window ? await caches.keys() : [];
    const performanceNames = performance.getEntries().map(({ name }) => name);
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      document.title,
      databases,
      cached,
      performanceNames,
      window.name,
    ]);
  });
}

async function describeRequest(request: Request): Promise<string> {
  const response = await request.response().catch(() => null);
  const isCall = new URL(request.url()).pathname === '/api/search' && request.method() === 'POST';
  // The body of the call is the one place where the text belongs.
  return JSON.stringify([
    request.url(),
    await request.allHeaders().catch(() => request.headers()),
    isCall ? '' : request.postData(),
    await response?.allHeaders().catch(() => undefined),
  ]);
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('what a visitor writes reaches the backend, and no log, header, address, storage, file or other server', async ({
  page,
  expectConsoleErrors,
  consoleErrors,
}) => {
  expectConsoleErrors(/Search failed|Failed to load resource/);
  const heard: string[] = [];
  const project = faultProject();
  const url = await serve((request, response) => {
    heard.push(JSON.stringify([request.url, request.headers]));
    project(request, response);
  });
  const site = await startSite({
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: 'anon',
    SEARCH_TIMEOUT_MS: '1500',
    NODE_OPTIONS: `--require ${join(process.cwd(), 'e2e', 'print-connections.cjs')}`,
  });
  await site.ready();
  const requests: Promise<string>[] = [];
  page.on('requestfinished', (request) => requests.push(describeRequest(request)));
  page.on('requestfailed', (request) => requests.push(describeRequest(request)));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  const { searchFor, cards, alert } = home(page, 'es');
  await page.goto(site.url);
  await searchFor(`${MARK} de granja`);
  await expect(cards).toHaveCount(1);
  for (const fault of ['status-500', 'broken-json', 'slow-headers', 'html']) {
    await searchFor(`${MARK} fault:${fault}`);
    await expect(alert).toContainText(TEXTS.es.home.errorGeneral);
    await page.getByRole('button', { name: TEXTS.es.notices.close }).click();
  }
  await page.locator('#language-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const left = await leftIn(page);
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await page.goBack();
  // Sent by hand: bad bodies, and an address that somebody made up with the text in it.
  for (const body of [`{"query":"${MARK}`, `{"query":["${MARK}"]}`, MARK]) {
    const answer = await page.request.post(`${site.url}/api/search`, {
      data: body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status()).toBe(400);
    expect((await answer.text()) + JSON.stringify(answer.headers())).not.toMatch(TRACE);
  }

  const written = site.output();
  expect(written.match(/"route":"\/api\/search"/g)).toHaveLength(8);
  expect(written).not.toMatch(TRACE);
  for (const line of written.split('\n').filter((text) => text.includes('"route"'))) {
    expect(Object.keys(JSON.parse(line))).toEqual(expect.arrayContaining(['time', 'route', 'status', 'ms', 'backend']));
    expect(line).not.toMatch(/127\.0\.0\.1|::1/);
  }
  expect(left + (await leftIn(page))).not.toMatch(TRACE);
  expect((await Promise.all(requests)).join('\n')).not.toMatch(TRACE);
  expect([...said, ...consoleErrors].join('\n')).not.toMatch(TRACE);
  // To the backend it goes in the body alone, and the server talks to nobody else.
  expect(heard).toHaveLength(5);
  expect(heard.join('\n')).not.toMatch(TRACE);
  const contacted = new Set([...written.matchAll(/^CONNECTS (.*)$/gm)].map(([, address]) => address));
  expect([...contacted]).toEqual([new URL(url).host]);
  for (const file of filesUnder('.next').filter((path) => !path.includes('node_modules'))) {
    expect(TRACE.test(readFileSync(file, 'latin1')), file).toBe(false);
  }
});

test('a limited visitor is told the general error', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Search failed|Failed to load resource/);
  const site = await startSite({ RATE_LIMIT_PER_MINUTE: '1' });
  await site.ready();
  const { searchFor, search, cards, alert } = home(page, 'es');
  await page.goto(site.url);
  await searchFor('algo tranquilo');
  await expect(cards.first()).toBeVisible();
  await search.click();
  await expect(alert).toContainText(TEXTS.es.home.errorGeneral);
});
