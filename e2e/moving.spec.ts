import { counter, find, openHome, SURVIVAL, TOO_MUCH } from './counter';
import { expect, home, LANGUAGES, TEXTS, test } from './site';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => openHome(page, language, baseURL));

    test('keys lead through the page', async ({ page }) => {
      const { box, cards, search } = home(page, language);
      await page.locator('#language-toggle').focus();
      await page.keyboard.press('/');
      await expect(box).toBeFocused();
      await page.keyboard.type(`a/${SURVIVAL[language].query}`);
      await expect(box).toHaveValue(`a/${SURVIVAL[language].query}`);
      await search.click();
      await expect(cards).toHaveCount(12);
      await expect(page.getByRole('region', { name: TEXTS[language].home.counter })).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(cards.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(cards.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(cards.nth(4)).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(cards.nth(0)).toBeFocused();

      // Escape closes what is open first, and then goes back to the box.
      const open = cards.nth(0).locator('details.like');
      await open.locator('summary').click();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(open).not.toHaveAttribute('open');
      await expect(open.locator('summary')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();

      await page.getByText(TEXTS[language].keys.title).click();
      await expect(box).toHaveAttribute('aria-keyshortcuts', '/');
      await page.getByLabel(TEXTS[language].keys.slash).uncheck();
      await expect(box).not.toHaveAttribute('aria-keyshortcuts');
      await page.locator('#language-toggle').focus();
      await page.keyboard.press('/');
      await expect(box).not.toBeFocused();
    });

    test('back and forward walk through the searches of this visit', async ({ page }) => {
      const { box, cards } = home(page, language);
      const { titles } = counter(page, language);
      const address = page.url();
      await find(page, language, SURVIVAL[language].query);
      const first = await titles();
      await find(page, language, TOO_MUCH[language].query);
      await expect.poll(titles).not.toEqual(first);
      let searches = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/search')) searches += 1;
      });

      await page.goBack();
      await expect(box).toHaveValue(SURVIVAL[language].query);
      expect(await titles()).toEqual(first);
      await page.goBack();
      await expect(box).toHaveValue('');
      await expect(cards).toHaveCount(0);
      await page.goForward();
      await page.goForward();
      await expect(box).toHaveValue(TOO_MUCH[language].query);
      await expect(cards).toHaveCount(12);
      expect(searches).toBe(0);
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('metroidvania');

      // Another page in between does not lose them.
      await page.getByRole('contentinfo').getByRole('link', { name: TEXTS[language].footer.about }).click();
      await expect(page).toHaveURL(/about/);
      await page.goBack();
      await expect(cards).toHaveCount(12);
      await page.goBack();
      await expect(box).toHaveValue(SURVIVAL[language].query);
    });

    test('a search of before a reload is gone, and no newer one stands in its place', async ({ page }) => {
      const { box, cards } = home(page, language);
      await find(page, language, SURVIVAL[language].query);
      await find(page, language, TOO_MUCH[language].query);
      await page.reload();
      await expect(box).toHaveValue('');
      await find(page, language, SURVIVAL[language].query);
      for (const _ of ['where it was reloaded', 'the first search']) {
        await page.goBack();
        await expect(box).toHaveValue('');
        await expect(cards).toHaveCount(0);
      }
      await page.goForward();
      await page.goForward();
      await expect(box).toHaveValue(SURVIVAL[language].query);
      await expect(cards).toHaveCount(12);
    });
  });
}
