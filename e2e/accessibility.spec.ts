import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerSearch, expect, GAMES, holdSearch, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [375, 1280].map((width) => ({ colorScheme, width })),
);

/**
 * Runs axe on the page as it stands: all rules once, and in each scheme and width those that depend on the look.
 * Reaching a state takes longer than judging it.
 */
async function expectNoViolations(page: Page, state: string) {
  for (const [position, { colorScheme, width }] of LOOKS.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const axe = new AxeBuilder({ page });
    if (position === 0) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
    else axe.withRules(['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect([state, colorScheme, width, ...found]).toEqual([state, colorScheme, width]);
  }
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await speak(page, language, baseURL ?? '');
      await serveCovers(page);
    });

    test('the pages have no violations', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/404/);
      for (const path of ['/about', '/privacy', '/nowhere']) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    });

    test('Home has no violations in any state', async ({ page, context, expectConsoleErrors }) => {
      test.slow();
      expectConsoleErrors(/Search failed|Failed to load resource/);
      const { box, search, searching, cards, alert, status } = home(page, language);
      await page.goto('/');
      await expectNoViolations(page, 'idle');

      await search.click();
      await expect(alert).not.toBeEmpty();
      await expectNoViolations(page, 'empty query');

      await box.fill('algo tranquilo');
      const release = await holdSearch(page, { ...GAMES, juegos: [...GAMES.juegos, {}] });
      await search.click();
      await expect(searching).toBeVisible();
      await expect(page.locator('.waiting > span')).toBeVisible();
      await expectNoViolations(page, 'searching for long');
      release();
      await expect(cards).toHaveCount(4);
      for (const closed of await page.locator('summary').all()) await closed.click();
      await expectNoViolations(page, 'results, everything open');

      await answerSearch(page, { ...GAMES, juegos: [...GAMES.juegos, {}] });
      for (let touches = 0; touches < 3; touches += 1) await page.locator('.wish-turn').nth(touches).click();
      await page.locator('.wish-drop').last().click();
      await page.locator('.played').first().click();
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await page.locator('.share-buttons button').first().click();
      await expect(page.locator('.share-by-hand')).toBeVisible();
      await expectNoViolations(page, 'results, steered');

      await answerSearch(page, { juegos: [] });
      await search.click();
      await expect(status).not.toBeEmpty();
      await expectNoViolations(page, 'nothing found');

      const deseos = GAMES.entendido.deseos.map((wish) => ({ ...wish, tipo: 'ignorado' }));
      await answerSearch(page, { juegos: [], entendido: { ...GAMES.entendido, deseos } });
      await search.click();
      await expect(page.getByText(TEXTS[language].none.unasked.title)).toBeVisible();
      await expectNoViolations(page, 'no wish left');

      await context.setOffline(true);
      await answerSearch(page, {}, { status: 502 });
      await search.click();
      await expect(alert).not.toBeEmpty();
      await expectNoViolations(page, 'failure, offline');
    });
  });
}

test('the page of an unexpected error has no violations', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/./);
  await page.goto('/');
  await answerSearch(page, { juegos: [null] });
  await home(page, 'es').searchFor('algo');
  await expect(page.getByRole('button', { name: TEXTS.es.error.retry })).toBeVisible();
  await expectNoViolations(page, 'unexpected error');
});

test('a keyboard reaches everything in order, starting with the way past the header', async ({ page }) => {
  await page.goto('/');
  const reached: string[] = [];
  for (let presses = 0; presses < 11; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim() || ''),
    );
  }
  expect(reached[0]).toBe('Saltar al contenido');
  expect(reached.slice(1, 4)).toEqual(['language-toggle', 'query', 'search-button']);
  expect(reached).toContain('Escríbenos');
});

for (const width of [320, 375, 768, 1280, 1920]) {
  test(`nothing runs over the side at ${width} px`, async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/404/);
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about', '/privacy', '/nowhere']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
}
