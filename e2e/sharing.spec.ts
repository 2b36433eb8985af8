import type { Request } from '@playwright/test';
import { counter, find, nextRequest, openHome, SURVIVAL } from './counter';
import { expect, home, LANGUAGES, TEXTS, test } from './site';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => openHome(page, language, baseURL));

    test('a link carries the request where no server sees it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { box, cards, status } = home(page, language);
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths, titles } = counter(page, language);
      await find(page, language, query);
      await nextRequest(page, () => chip(zombies).click());
      const shown = await titles();
      await page.getByRole('button', { name: TEXTS[language].sharing.link }).focus();
      await page.keyboard.press('Enter');
      await expect(status).toContainText(TEXTS[language].sharing.linkCopied);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).hash).not.toBe('');

      const other = await context.newPage();
      const addresses: string[] = [];
      other.on('request', (request: Request) => addresses.push(request.url()));
      await other.goto(link);
      await expect(home(other, language).cards).toHaveCount(12);
      await expect(home(other, language).box).toHaveValue(query);
      await expect(counter(other, language).chip(zombies)).toContainText(strengths.off);
      expect(await counter(other, language).titles()).toEqual(shown);
      // The request leaves the address bar as well, and no request ever bore it.
      expect(new URL(other.url()).hash).toBe('');
      expect(addresses.filter((address) => /zombi|q=/.test(address))).toEqual([]);

      // Opened in a page that is there already; and it is not searched again by a change of language.
      await box.fill('algo');
      await page.goto(link);
      await expect(box).toHaveValue(query);
      await expect(cards).toHaveCount(12);
      let searches = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/search')) searches += 1;
      });
      await page.locator('#language-toggle').click();
      await expect(home(page, language === 'es' ? 'en' : 'es').box).toHaveValue(query);
      await expect(cards).toHaveCount(12);
      expect(searches).toBe(0);
      expect(new URL(page.url()).hash).toBe('');
    });

    test('the list goes out as text, with the reason for each game', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { survival, query } = SURVIVAL[language];
      await find(page, language, query);
      const shown = await counter(page, language).titles();
      await page.getByRole('button', { name: TEXTS[language].sharing.list }).focus();
      await page.keyboard.press('Enter');
      await expect(home(page, language).status).toContainText(TEXTS[language].sharing.listCopied);
      const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
      expect(lines).toHaveLength(14);
      expect(lines[0]).toBe(TEXTS[language].sharing.heading.replace('{query}', query));
      for (const [place, title] of shown.entries()) expect(lines[place + 1]).toContain(`${place + 1}. ${title} (`);
      expect(lines[1]).toContain(survival);
      expect(lines.at(-1)).toMatch(/^http.*\/#q=/);
    });

    test('where nothing may be copied, the text is there to copy by hand', async ({ page }) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await find(page, language, SURVIVAL[language].query);
      await page.getByRole('button', { name: TEXTS[language].sharing.link }).click();
      const field = page.getByLabel(TEXTS[language].sharing.byHand);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/#q=/);
    });
  });
}
