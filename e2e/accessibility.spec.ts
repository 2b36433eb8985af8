import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerSearch, expect, GAMES, holdSearch, home, LANGUAGES, serveCovers, speak, test } from './site';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of LANGUAGES) {
    test.describe(`${colorScheme}, ${language}`, () => {
      test.use({ colorScheme });
      test.beforeEach(async ({ page, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await speak(page, language, baseURL ?? '');
        await serveCovers(page);
      });

      for (const path of ['/about', '/privacy', '/nowhere']) {
        test(`${path} has no violations`, async ({ page, expectConsoleErrors }) => {
          expectConsoleErrors(/404/);
          await page.goto(path);
          await expectNoViolations(page);
        });
      }

      test('Home has no violations in any state', async ({ page, expectConsoleErrors }) => {
        expectConsoleErrors(/Search failed|Failed to load resource/);
        const { box, search, searching, cards, alert, status } = home(page, language);
        await page.goto('/');
        await expectNoViolations(page);

        await search.click();
        await expect(alert).not.toBeEmpty();
        await expectNoViolations(page);

        await box.fill('algo tranquilo');
        const release = await holdSearch(page, { ...GAMES, juegos: [...GAMES.juegos, {}] });
        await search.click();
        await expect(searching).toBeVisible();
        await expectNoViolations(page);
        release();
        await expect(cards).toHaveCount(4);
        await expectNoViolations(page);

        await answerSearch(page, { juegos: [] });
        await search.click();
        await expect(status).not.toBeEmpty();
        await expectNoViolations(page);

        await answerSearch(page, {}, { status: 502 });
        await search.click();
        await expect(alert).not.toBeEmpty();
        await expectNoViolations(page);
      });
    });
  }
}

test('a keyboard reaches everything in order, starting with the way past the header', async ({ page }) => {
  await page.goto('/');
  const reached: string[] = [];
  for (let presses = 0; presses < 10; presses += 1) {
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
