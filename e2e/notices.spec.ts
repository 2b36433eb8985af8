import type { Page } from '@playwright/test';
import { answerSearch, expect, GAMES, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

/** What a notice must leave in sight. */
const MATTERS =
  '#query, #search-button, .dead-end-title, .dead-end .action, .understood-title, .understood-wishes, .results-title';

const OUTCOMES = [
  { name: 'games', body: GAMES, status: 200 },
  { name: 'nothing found', body: { juegos: [] }, status: 200 },
  { name: 'a failure', body: {}, status: 502 },
];

/** What lies under the notice of what matters, by class or id. */
const covered = (page: Page) =>
  page.locator('.notice').evaluate((notice, matters) => {
    const lid = notice.getBoundingClientRect();
    return [...document.querySelectorAll(matters)]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < lid.right && box.right > lid.left && box.top < lid.bottom && box.bottom > lid.top;
      })
      .map((part) => part.id || part.className);
  }, MATTERS);

for (const language of LANGUAGES) {
  for (const { name, body, status } of OUTCOMES) {
    test(`the notice of ${name} covers nothing that matters in ${language}`, async ({
      page,
      baseURL,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await speak(page, language, baseURL as string);
      await serveCovers(page);
      await answerSearch(page, body, { status });
      for (const [width, height] of [
        [320, 568],
        [375, 700],
        [768, 1024],
        [1280, 860],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/');
        await home(page, language).searchFor('algo tranquilo');
        const notice = page.locator('.notice');
        await expect(notice).toBeInViewport({ ratio: 1 });
        expect([width, 'after the search', await covered(page)]).toEqual([width, 'after the search', []]);
      }
      // The window of a visitor who went back to the text; a notice that has the focus stays.
      await page.getByRole('button', { name: TEXTS[language].notices.close }).focus();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
      expect(await covered(page)).toEqual([]);
    });
  }
}

test('a notice stays in the window of a visitor who scrolled on', async ({ page }) => {
  await serveCovers(page);
  await answerSearch(page, { ...GAMES, juegos: [...GAMES.juegos, {}, {}, {}, {}] });
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await home(page, 'es').searchFor('algo tranquilo');
  await expect(home(page, 'es').cards).toHaveCount(7);
  await home(page, 'es').cards.last().scrollIntoViewIfNeeded();
  await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
});

test('the notice of a search that ended elsewhere is shown there', async ({ page }) => {
  await serveCovers(page);
  await answerSearch(page, GAMES);
  await page.goto('/');
  await home(page, 'es').searchFor('algo tranquilo');
  await expect(page.locator('.notice')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.es.footer.about }).click();
  await expect(page).toHaveURL(/about/);
  await expect(home(page, 'es').status).toContainText('¡3 juegos encontrados!');
  await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
});
