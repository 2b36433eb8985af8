import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';

const PAGES = ['/', '/about', '/privacy', '/nowhere'];
const OTHERS = ['/robots.txt', '/icon.svg', '/stock-cover.svg', '/api/search', '/api/health'];

/** The headers of an address, as a proxy that ends https would ask for it. */
function behindHttps(url: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const headers = { Host: 'juegazo.example', 'X-Forwarded-Proto': 'https' };
    httpRequest(url, { headers }, (response) => {
      response.resume();
      resolve(response.headers);
    })
      .on('error', reject)
      .end();
  });
}

for (const path of [...PAGES, ...OTHERS]) {
  test(`${path} carries the headers of a careful site`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });
}

for (const path of PAGES) {
  test(`${path} allows its own inline scripts by their hashes, and is kept by no shared cache`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[A-Za-z0-9+/]{43}=')+;/);
    expect(headers['cache-control']).toBe('private, no-cache');
  });
}

test('a cover opened by itself may style itself and nothing else', async ({ request }) => {
  expect((await request.get('/covers/braid')).headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
});

test('what is served as https says so for two years', async ({ baseURL }) => {
  const page = await behindHttps(`${baseURL}/`);
  expect(page['strict-transport-security']).toBe('max-age=63072000');
  expect(page['content-security-policy']).toContain('upgrade-insecure-requests');
  expect((await behindHttps(`${baseURL}/api/health`))['strict-transport-security']).toContain('max-age=');
});

test('balancers learn that the instance is alive', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});
