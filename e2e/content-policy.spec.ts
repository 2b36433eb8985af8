import { test as bare } from '@playwright/test';
import { answerSearch, expect, GAMES, holdSearch, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

// The fixture of `test` fails on any violation; these journeys lead through every page and state.
for (const language of LANGUAGES) {
  test(`no page and no state violates the content policy, in ${language}`, async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/404|Search failed|Failed to load resource/);
    await speak(page, language, baseURL ?? '');
    await serveCovers(page);
    const { box, search, searching, cards, alert, status } = home(page, language);
    await page.goto('/');
    await search.click();
    await expect(alert).not.toBeEmpty();

    await box.fill('algo tranquilo');
    const release = await holdSearch(page, GAMES);
    await search.click();
    await expect(searching).toBeVisible();
    release();
    await expect(cards).toHaveCount(3);

    await answerSearch(page, { juegos: [{ titulo: 'Rota', imagen: '/nowhere.png' }, {}] });
    await search.click();
    await expect(cards.first().getByRole('img')).toHaveAttribute('src', '/stock-cover.svg');
    await answerSearch(page, { juegos: [] });
    await search.click();
    await expect(status).not.toBeEmpty();
    await answerSearch(page, {}, { status: 502 });
    await search.click();
    await expect(alert).not.toBeEmpty();
    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'es' ? 'en' : 'es');

    const foot = page.getByRole('contentinfo');
    for (const path of ['/about', '/privacy']) {
      await foot.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await page.reload();
    }
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  });
}

bare('the policy stops a script that somebody brought in', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.hacked = 1</script></body>');
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', () => {
      document.documentElement.dataset.violated = 'yes';
    });
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-violated', 'yes');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('the page of an unexpected error violates nothing', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/./);
  await page.goto('/');
  await answerSearch(page, { juegos: [null] });
  await home(page, 'es').searchFor('algo');
  await expect(page.getByRole('button', { name: TEXTS.es.error.retry })).toBeVisible();
});
