import { startSite, stopServers } from './server';
import { expect, holdSearch, home, LANGUAGES, speak, TEXTS, test } from './site';

test.afterAll(stopServers);

for (const language of LANGUAGES) {
  test(`a search that nobody answers ends as a failure with the text kept, in ${language}`, async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Search failed/);
    await speak(page, language, baseURL ?? '');
    await page.clock.install();
    await page.goto('/');
    await holdSearch(page, {});
    const { box, search, searching, alert, searchFor } = home(page, language);
    // A request that is given up before it leaves the page is never seen to fail.
    const sent = page.waitForRequest('**/api/search');
    await searchFor('algo tranquilo');
    await sent;
    const abort = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/search'));
    await page.clock.fastForward(39_000);
    await expect(searching).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(page.getByText(TEXTS[language].failure.text)).toBeVisible();
    await expect(alert).toContainText(TEXTS[language].home.errorGeneral);
    await abort;
    await expect(search).toBeEnabled();
    await expect(box).toHaveValue('algo tranquilo');
  });
}

test.describe('with a limit of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the browser waits somewhat longer than the server, on later visits, too', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Search failed/);
    const site = await startSite({ SEARCH_TIMEOUT_MS: '1000' });
    await site.ready();
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await holdSearch(page, {});
    const start = Date.now();
    await home(page, 'es').searchFor('algo tranquilo');
    await expect(page.getByText(TEXTS.es.failure.text)).toBeVisible({ timeout: 20_000 });
    expect(Date.now() - start).toBeGreaterThan(10_000);
  });
});
