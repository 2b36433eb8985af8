import { expect, TEXTS, test } from './site';

const PAGES = [
  { path: '/', key: 'home' },
  { path: '/about', key: 'about' },
  { path: '/privacy', key: 'privacy' },
] as const;

test.use({ javaScriptEnabled: false });

for (const { path, key } of PAGES) {
  for (const language of ['es', 'en']) {
    test(`${path} gives a crawler its Spanish metadata (cookie ${language})`, async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL }]);
      await page.goto(path);
      const { title, description } = TEXTS.es.metadata[key];
      const content = (selector: string) => page.locator(`head > meta[${selector}]`);
      await expect(page).toHaveTitle(title);
      await expect(content('name="description"')).toHaveAttribute('content', description);
      await expect(content('property="og:title"')).toHaveAttribute('content', title);
      await expect(content('property="og:description"')).toHaveAttribute('content', description);
      await expect(content('name="twitter:card"')).toHaveAttribute('content', 'summary_large_image');
      await expect(content('name="twitter:title"')).toHaveAttribute('content', title);
      await expect(content('name="twitter:description"')).toHaveAttribute('content', description);
      await expect(content('property="og:image"')).toHaveAttribute(
        'content',
        new RegExp(`^https?://[^/]+${path === '/' ? '' : path}/opengraph-image`),
      );
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(path);
    });
  }
}

test('every page has its own preview image: a PNG of 1200×630 that other sites may show', async ({ request }) => {
  const pictures: string[] = [];
  for (const { path } of PAGES) {
    const response = await request.get(`${path === '/' ? '' : path}/opengraph-image`);
    expect(response.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
    pictures.push(bytes.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(3);
});

test('llms.txt says what the site is and names its pages', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const text = await response.text();
  expect(text).toMatch(/^# Juegazo\n/);
  expect(text.match(/\]\(https?:\/\/[^)]+\)/g)).toHaveLength(3);
});

test('a cover whose name is no text is not found', async ({ request }) => {
  expect((await request.get('/covers/%E0%A4%A')).status()).toBe(404);
});

test('robots, sitemap, manifest and icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(3);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ short_name: 'Juegazo', lang: 'es', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const icon of [...manifest.icons.map(({ src }: { src: string }) => src), '/favicon.ico', '/apple-icon.png']) {
    const response = await request.get(icon);
    expect([icon, response.status()]).toEqual([icon, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('Home describes itself in JSON-LD', async ({ page }) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph']).toMatchObject([
    { '@type': 'WebSite', name: 'Juegazo' },
    { '@type': 'WebApplication', name: 'Juegazo', offers: { price: '0' } },
  ]);
});

test('a page is whole without JavaScript', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByText(TEXTS.es.about.first)).toBeVisible();
  await expect(page.getByText(TEXTS.es.about.second)).toBeVisible();
});

test('Home says without JavaScript that it cannot search', async ({ request }) => {
  // Playwright's browser runs no script here, and still parses pages as one that does.
  const html = await (await request.get('/')).text();
  expect(html).toMatch(new RegExp(`<noscript>.*${TEXTS.es.home.noScript}.*</noscript>`));
});
