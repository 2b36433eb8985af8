import type { Page } from '@playwright/test';
import { answerSearch, expect, GAMES, holdSearch, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

/** What a notice must leave in sight. */
const MATTERS =
  '#query, #search-button, .dead-end-title, .dead-end .action, .understood-title, .understood-wishes, .results-title';

const OUTCOMES = [
  { name: 'games', body: GAMES, status: 200 },
  { name: 'nothing found', body: { juegos: [] }, status: 200 },
  { name: 'a failure', body: {}, status: 502 },
];

const WINDOWS = [
  [320, 568],
  [375, 700],
  [768, 1024],
  [1280, 860],
] as const;

/** What lies under the notice of what matters, by class or id. */
const covered = (page: Page, what = MATTERS) =>
  page.locator('.notice').evaluate((notice, matters) => {
    const lid = notice.getBoundingClientRect();
    return [...document.querySelectorAll(matters)]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < lid.right && box.right > lid.left && box.top < lid.bottom && box.bottom > lid.top;
      })
      .map((part) => part.id || part.className);
  }, what);

for (const language of LANGUAGES) {
  for (const { name, body, status } of OUTCOMES) {
    test(`the notice of ${name} covers nothing that matters in ${language}`, async ({
      page,
      baseURL,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      await speak(page, language, baseURL as string);
      await serveCovers(page);
      await answerSearch(page, body, { status });
      for (const [width, height] of WINDOWS) {
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

for (const language of LANGUAGES) {
  test(`the notice of an empty box leaves the question, the box, the button and the examples in sight in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL as string);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await home(page, language).search.click();
      await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
      await expect(home(page, language).box).toBeInViewport({ ratio: 1 });
      expect([width, await covered(page, '#query, .slip-label, #search-button, .example')]).toEqual([width, []]);
    }
  });

  test(`in the low window of a large zoom the notice and the button leave room to write in ${language}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL as string);
    await page.setViewportSize({ width: 320, height: 215 });
    await page.goto('/');
    await home(page, language).search.click();
    await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
    const [notice, box, button] = await Promise.all(
      ['.notice', '#query', '#search-button'].map((part) => page.locator(part).boundingBox()),
    );
    const from = Math.max((notice?.y ?? 0) + (notice?.height ?? 0), box?.y ?? 0);
    const to = Math.min(button?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0));
    // A line of text.
    expect(to - from).toBeGreaterThanOrEqual(32);
  });

  test(`the notice of a correction that was refused leaves the wishes in sight in ${language}`, async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Search failed|Failed to load resource/);
    await speak(page, language, baseURL as string);
    await serveCovers(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await answerSearch(page, GAMES);
      await home(page, language).searchFor('algo tranquilo');
      await expect(home(page, language).cards).toHaveCount(3);
      await page.unroute('**/api/search');
      await answerSearch(page, {}, { status: 429 });
      await page.locator('.wish-turn').first().click();
      await expect(page.locator('.notice')).toContainText(TEXTS[language].failure.wait);
      await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
      expect([width, await covered(page, '#query, #search-button, .understood-title, .understood-wishes')]).toEqual([
        width,
        [],
      ]);
      await page.unroute('**/api/search');
    }
  });
}

const MANY = { ...GAMES, juegos: [...GAMES.juegos, {}, {}, {}, {}] };

test('a notice goes with its place, and off the games that a visitor scrolls on to', async ({ page }) => {
  await serveCovers(page);
  await answerSearch(page, MANY);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await home(page, 'es').searchFor('algo tranquilo');
  await expect(page.locator('.notice')).toBeInViewport({ ratio: 1 });
  await home(page, 'es').cards.last().scrollIntoViewIfNeeded();
  await expect(page.locator('.notice')).toBeVisible();
  await expect(page.locator('.notice')).not.toBeInViewport();
});

test('a notice that comes when its place is out of the window stands at the foot of that', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Search failed|Failed to load resource/);
  await serveCovers(page);
  await answerSearch(page, MANY);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await home(page, 'es').searchFor('algo tranquilo');
  await expect(home(page, 'es').cards).toHaveCount(7);
  await page.unroute('**/api/search');
  await answerSearch(page, {}, { status: 502 });
  await page.locator('.played').last().click();
  await expect(home(page, 'es').alert).toContainText(TEXTS.es.home.errorGeneral);
  const notice = page.locator('.notice');
  await expect(notice).toBeInViewport({ ratio: 1 });
  expect((await notice.boundingBox())?.y).toBeGreaterThan(500);
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

test('the notice of a search that ended after the way back to a missing page is shown there', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  await page.goto('/nowhere');
  await page.getByRole('link', { name: TEXTS.es.notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
  const release = await holdSearch(page, GAMES);
  await home(page, 'es').searchFor('algo tranquilo');
  // The search has an entry of its own.
  await page.evaluate(() => history.go(-2));
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  release();
  await expect(page.locator('.notice')).toContainText('¡3 juegos encontrados!');
});
