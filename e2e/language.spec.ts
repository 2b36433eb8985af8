import { answerSearch, expect, GAMES, holdPages, holdSearch, home, serveCovers, TEXTS, test } from './site';

const STORED = [undefined, 'es', 'en', 'fr', ''] as const;
const COOKIES = [undefined, 'es', 'en', 'fr'] as const;

for (const stored of STORED) {
  for (const cookie of COOKIES) {
    const expected = stored === 'en' ? 'en' : 'es';

    test(`language=${stored} in the storage and NEXT_LOCALE=${cookie} give ${expected}`, async ({ page, baseURL }) => {
      if (cookie) await page.context().addCookies([{ name: 'NEXT_LOCALE', value: cookie, url: baseURL }]);
      if (stored !== undefined) await page.addInitScript((value) => localStorage.setItem('language', value), stored);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', expected);
      await expect(page.getByText(TEXTS[expected].home.subtitle)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`NEXT_LOCALE=${expected}`);
    });
  }
}

test.describe('the first paint', () => {
  for (const language of ['es', 'en'] as const) {
    test(`is in ${language} in the HTML already`, async ({ request }) => {
      const html = await (await request.get('/', { headers: { cookie: `NEXT_LOCALE=${language}` } })).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(TEXTS[language].home.subtitle);
    });
  }

  test('ignores what the browser says that it accepts', async ({ request }) => {
    const html = await (await request.get('/', { headers: { 'accept-language': 'en-GB,en;q=0.9' } })).text();
    expect(html).toContain('<html lang="es"');
  });
});

test.describe('the toggle', () => {
  test('shows the code of the other language, switches and stores the choice', async ({ page }) => {
    await page.goto('/');
    const toggle = page.locator('#language-toggle');
    await expect(toggle).toContainText('EN');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(toggle).toContainText('ES');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('keeps the text, the results, the scroll position and the focus', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await serveCovers(page);
    await answerSearch(page, GAMES);
    await page.goto('/');
    await home(page, 'es').searchFor('algo tranquilo');
    await expect(home(page, 'es').cards).toHaveCount(3);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    await page.locator('#language-toggle').evaluate((toggle: HTMLElement) => {
      toggle.focus({ preventScroll: true });
      toggle.click();
    });

    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(home(page, 'en').cards).toHaveCount(3);
    await expect(home(page, 'en').cards.first()).toContainText('You ferry souls on your boat.');
    await expect(home(page, 'en').box).toHaveValue('algo tranquilo');
    await expect(page.locator('#language-toggle')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('keeps a running search', async ({ page }) => {
    await serveCovers(page);
    const release = await holdSearch(page, GAMES);
    await page.goto('/');
    await home(page, 'es').searchFor('algo tranquilo');
    await page.locator('#language-toggle').click();
    await expect(home(page, 'en').searching).toBeDisabled();
    release();
    await expect(home(page, 'en').cards).toHaveCount(3);
    await expect(home(page, 'en').status).toContainText('¡3 games found!');
  });

  test('holds on the other pages, and links keep the language', async ({ page }) => {
    await page.goto('/about');
    await page.locator('#language-toggle').click();
    await expect(page.getByRole('heading', { name: TEXTS.en.about.heading })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.en.footer.privacy }).click();
    await expect(page.getByRole('heading', { name: TEXTS.en.privacy.heading })).toBeVisible();
    await page.locator('#language-toggle').click();
    await expect(page.getByRole('heading', { name: TEXTS.es.privacy.heading })).toBeVisible();
    await page.getByRole('link', { name: TEXTS.es.common.back, exact: true }).click();
    await expect(page.getByText(TEXTS.es.home.subtitle)).toBeVisible();
  });

  test('leaves back and forward working, on entries from before the change as well', async ({ page }) => {
    await page.goto('/');
    await home(page, 'es').box.fill('algo tranquilo');
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.es.footer.contact }).click();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.en.footer.privacy }).click();
    await expect(page.getByRole('heading', { name: TEXTS.en.privacy.heading })).toBeVisible();
    await page.goBack();
    await expect(home(page, 'en').box).toHaveValue('algo tranquilo');
    await page.goForward();
    await expect(page.getByRole('heading', { name: TEXTS.en.privacy.heading })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('goes back while the page in the other language is on its way', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: TEXTS.es.common.back, exact: true }).click();
    await home(page, 'es').box.fill('algo tranquilo');
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.es.footer.privacy }).click();
    await expect(page.getByRole('heading', { name: TEXTS.es.privacy.heading })).toBeVisible();
    const release = await holdPages(page);
    await page.locator('#language-toggle').click();
    await page.goBack();
    release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(home(page, 'en').box).toHaveValue('algo tranquilo');
  });

  test('works for the visit when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.en.footer.about }).click();
    await expect(page.getByRole('heading', { name: TEXTS.en.about.heading })).toBeVisible();
  });

  test('works for the visit when cookies are refused as well', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    await page.goto('/');
    await page.locator('#language-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('contentinfo').getByRole('link', { name: TEXTS.en.footer.about }).click();
    await expect(page.getByRole('heading', { name: TEXTS.en.about.heading })).toBeVisible();
  });
});
