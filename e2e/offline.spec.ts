import { expect, home, TEXTS, test } from './site';

test.use({ serviceWorkers: 'allow' });

test('a page that is kept in another language than the chosen one stays as it is, and follows with the network', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.locator('#language-toggle').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByText(TEXTS.es.common.offline)).toBeVisible();
  await home(page, 'es').box.fill('algo tranquilo');
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(home(page, 'en').box).toHaveValue('algo tranquilo');
});

test('a page that was visited opens without network, says so, and holds no search', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource|Search failed|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await home(page, 'es').searchFor('palabras privadas');
  await expect(home(page, 'es').search).toBeEnabled();

  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const answers = await cache.matchAll();
    const texts = await Promise.all(answers.map((answer) => answer.clone().text()));
    return {
      addresses: (await cache.keys()).map(({ url }) => new URL(url).pathname),
      queries: texts.filter((text) => text.includes('palabras privadas')).length,
    };
  });
  expect(kept.addresses).toEqual(expect.arrayContaining(['/', '/about', '/privacy']));
  expect(kept.addresses.filter((path) => /^\/(api|covers)\//.test(path))).toEqual([]);
  expect(kept.queries).toBe(0);

  await context.setOffline(true);
  for (const [path, heading] of [
    ['/', TEXTS.es.home.title],
    ['/about', TEXTS.es.about.title],
    ['/privacy', TEXTS.es.privacy.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(TEXTS.es.common.offline)).toBeVisible();
  }
  await page.goto('/');
  await home(page, 'es').searchFor('algo');
  await expect(page.getByText(TEXTS.es.failure.offline)).toBeVisible();
  await expect(page.getByRole('heading', { name: TEXTS.es.failure.titles.offline })).toBeVisible();
});
