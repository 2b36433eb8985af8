import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { findDeno } from '../scripts/find-deno.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { postSearch, serve, start, startSite, statusOf, stopServers } from './server';
import { expect, home, test } from './site';

const FUNCTION = 'supabase/functions/query-n8n/dist/index.js';
const SECRET = 'webhook-secret';
const QUERY = 'un juego tranquilo de granja';
let deno: string | undefined;

test.beforeAll(() => {
  test.setTimeout(180_000);
  deno = findDeno();
  test.skip(deno === undefined, 'no Deno: neither DENO_PATH nor the npm package can be had here');
  expect(spawnSync(process.execPath, ['scripts/build-function.mjs']).status).toBe(0);
});
test.afterEach(stopServers);

/** Starts the function under Deno as it is deployed: one file, no import from anywhere. */
function launch(port: number, settings: Record<string, string> = {}) {
  const args = ['run', '--no-remote', '--no-npm', '--no-config', '--allow-net', '--allow-env', FUNCTION];
  const none = { N8N_WEBHOOK_URL: '', N8N_WEBHOOK_SECRET: '' };
  return start(deno ?? '', args, { ...none, ...settings, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` });
}

/** The site with the function behind it. */
async function siteWithFunction(settings: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = launch(port, settings);
  await expect.poll(() => statusOf(url), { timeout: 30_000 }).toBe(405);
  const site = await startSite({ SUPABASE_URL: url, SUPABASE_ANON_KEY: 'anon' });
  await site.ready();
  return { site, function: program, functionUrl: url };
}

async function searchInBrowser(page: Page, url: string) {
  await page.goto(url);
  await home(page, 'es').searchFor(QUERY);
  await expect(home(page, 'es').cards.first()).toBeVisible();
  return home(page, 'es').cards.getByRole('heading').allTextContents();
}

test('browser → site → function → engine gives the games of the site’s own engine', async ({ page, baseURL }) => {
  const { site, function: program } = await siteWithFunction();
  const titles = await searchInBrowser(page, site.url);
  const { juegos } = await (await postSearch(baseURL ?? '', JSON.stringify({ query: QUERY }))).json();
  expect(titles).toEqual(juegos.map(({ titulo }: { titulo: string }) => titulo));
  expect(program.output()).toContain('"backend":"embedded"');
  expect(program.output() + site.output()).not.toContain('granja');
});

test('browser → site → function → webhook gives the webhook’s games, checked', async ({ page }) => {
  const heard: unknown[] = [];
  const webhook = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push([request.method, request.url, request.headers['x-webhook-secret'], body]);
    response.end('{"juegos":[{"titulo":"Braid","imagen":"javascript:x"},null,{"titulo":"Hades"}]}');
  });
  const { site, function: program } = await siteWithFunction({
    N8N_WEBHOOK_URL: `${webhook}/webhook/juegazo`,
    N8N_WEBHOOK_SECRET: SECRET,
  });
  expect(await searchInBrowser(page, site.url)).toEqual(['Braid', 'Hades']);
  expect(heard).toEqual([['POST', '/webhook/juegazo', SECRET, JSON.stringify({ query: QUERY })]]);
  expect(program.output()).toContain('"backend":"webhook"');
  expect(program.output() + site.output()).not.toMatch(/granja|webhook-secret/);
});

test('the function makes the same checks as the site, and ends a slow webhook', async () => {
  const webhook = await serve(() => undefined);
  const { site, functionUrl } = await siteWithFunction({
    N8N_WEBHOOK_URL: webhook,
    N8N_WEBHOOK_SECRET: SECRET,
    WEBHOOK_TIMEOUT_MS: '300',
  });
  const call = `${functionUrl}/functions/v1/query-n8n`;
  const post = (body: string, type = 'application/json') =>
    fetch(call, { method: 'POST', body, headers: { 'Content-Type': type } }).then(async (response) => [
      response.status,
      (await response.json()).code,
    ]);
  expect(await post('{')).toEqual([400, 'invalid_body']);
  expect(await post('{"query":" "}')).toEqual([400, 'empty_query']);
  expect(await post('{"query":"a"}', 'text/plain')).toEqual([415, 'unsupported_media_type']);
  expect(await post(JSON.stringify({ query: 'a'.repeat(17_000) }))).toEqual([413, 'body_too_large']);
  expect(await post('{"query":"a"}')).toEqual([504, 'backend_timeout']);
  const answer = await postSearch(site.url, '{"query":"a"}');
  expect([answer.status, (await answer.json()).code]).toEqual([502, 'backend_status']);
});

test('the function refuses to start with an address and no secret, and names it', async () => {
  const program = launch(await freePort(), { N8N_WEBHOOK_URL: 'https://n8n.example/x' });
  expect(await program.exit).not.toBe(0);
  expect(program.output()).toContain('N8N_WEBHOOK_SECRET is missing');
});
