import { counter, find, nextRequest, openHome, SURVIVAL, TOO_MUCH_TWICE } from './counter';
import { answerSearch, expect, home, LANGUAGES, TEXTS, test } from './site';

/** What brings back games that an exclusion took out, one or many. */
const UNDO = { es: /^Que vuelvan?$/, en: /^Bring (it|them) back$/ };

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => openHome(page, language, baseURL));

    test('a touch turns a wish, and the grid follows', async ({ page }) => {
      const { query, zombies, survival } = SURVIVAL[language];
      const { chip, drop, strengths, titles } = counter(page, language);
      await find(page, language, query);
      await expect(chip(zombies)).toContainText(strengths.never);
      const before = await titles();

      const deseos = (change: Record<string, string>) => ({ query, correcciones: { deseos: change } });
      expect(await nextRequest(page, () => chip(zombies).click())).toEqual(deseos({ 'concept:zombies': 'ignorado' }));
      await expect(chip(zombies)).toContainText(strengths.off);
      await expect(drop(zombies)).toBeHidden();

      expect(await nextRequest(page, () => chip(zombies).click())).toEqual(
        deseos({ 'concept:zombies': 'imprescindible' }),
      );
      await expect(chip(zombies)).toContainText(strengths.must);
      await expect.poll(titles).not.toEqual(before);
      await expect(home(page, language).box).toHaveValue(query);

      await nextRequest(page, () => drop(survival).click());
      await expect(chip(survival)).toContainText(strengths.off);
      await expect(chip(survival)).toBeFocused();
    });

    test('keys turn a wish, the focus stays, and the new count is spoken', async ({ page }) => {
      const { query, zombies } = SURVIVAL[language];
      const { chip, drop, strengths } = counter(page, language);
      await find(page, language, query);
      await chip(zombies).focus();
      for (const strength of [strengths.off, strengths.must, strengths.nice, strengths.never]) {
        await nextRequest(page, () => page.keyboard.press('Enter'));
        await expect(chip(zombies)).toContainText(strength);
        await expect(chip(zombies)).toBeFocused();
      }
      await expect(page.locator('form').getByRole('status')).toContainText('12');
      await page.keyboard.press('Tab');
      await expect(drop(zombies)).toBeFocused();
      await nextRequest(page, () => page.keyboard.press('Space'));
      await expect(chip(zombies)).toBeFocused();
      await expect(chip(zombies)).toContainText(strengths.off);
    });

    test('touches one after the other show at once, and make one search and one announcement', async ({ page }) => {
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths } = counter(page, language);
      await find(page, language, query);
      const bodies: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/search')) bodies.push(request.postDataJSON());
      });
      await page.evaluate(() => {
        const status = document.querySelector('form [role=status]');
        const said: string[] = [];
        Object.assign(window, { said });
        const hear = () => status?.textContent && said.push(status.textContent);
        if (status) new MutationObserver(hear).observe(status, { childList: true, characterData: true, subtree: true });
      });
      // The touches are quicker than the pause before a search, however slow the machine is.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const seen: unknown[] = [];
      for (let touch = 0; touch < 3; touch += 1) {
        await chip(zombies).evaluate((button) => (button as HTMLButtonElement).click());
        await page.clock.runFor(50);
        seen.push(
          await chip(zombies).evaluate((button) => [
            button.querySelector('.wish-strength')?.textContent,
            document.querySelector('#counter')?.getAttribute('aria-busy'),
          ]),
        );
      }
      await page.clock.resume();
      expect(seen).toEqual([
        [strengths.off, 'true'],
        [strengths.must, 'true'],
        [strengths.nice, 'true'],
      ]);
      await expect(page.locator('#counter')).toHaveAttribute('aria-busy', 'false');
      expect(bodies).toEqual([{ query, correcciones: { deseos: { 'concept:zombies': 'deseable' } } }]);
      await expect(chip(zombies)).toContainText(strengths.nice);
      expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
        expect.stringContaining('12'),
      ]);
    });

    test('a correction that is one too many says to wait', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths } = counter(page, language);
      await find(page, language, query);
      await answerSearch(page, {}, { status: 429 });
      await chip(zombies).click();
      const { alert, cards } = home(page, language);
      await expect(alert).toContainText(TEXTS[language].home.errorGeneral);
      await expect(alert).toContainText(TEXTS[language].failure.wait);
      await expect(chip(zombies)).toContainText(strengths.never);
      await expect(cards).toHaveCount(12);
    });

    test('what an exclusion took out opens, and comes back with one touch', async ({ page }) => {
      const { query, zombies } = SURVIVAL[language];
      const { slip, chip, strengths } = counter(page, language);
      await find(page, language, query);
      const removed = slip.getByRole('group');
      await expect(removed).toContainText(new RegExp(`\\d+ .*: ${zombies}`));
      await removed.getByText(zombies).click();
      await expect(removed).toContainText('Project Zomboid');
      const undo = slip.getByRole('button', { name: UNDO[language] });
      await undo.focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(zombies)).toContainText(strengths.off);
      await expect(chip(zombies)).toBeFocused();
      await expect(removed).toHaveCount(0);
    });

    test('says so when no wish is left, and brings all of them back', async ({ page }) => {
      const { query, zombies, survival } = SURVIVAL[language];
      const { slip, chip, strengths, titles } = counter(page, language);
      const { unasked } = TEXTS[language].none;
      await find(page, language, query);
      const before = await titles();
      const drops = slip.locator('.wish-drop');
      while ((await drops.count()) > 0) await drops.first().click();
      await expect(page.getByRole('heading', { name: unasked.title })).toBeVisible();
      await expect(home(page, language).cards).toHaveCount(0);
      await expect(page.getByRole('heading', { name: TEXTS[language].home.infoNoResults })).toHaveCount(0);
      await expect(chip(zombies)).toContainText(strengths.off);

      // The same again by a search of its own.
      await home(page, language).search.click();
      await expect(home(page, language).status).toContainText(TEXTS[language].home.infoNoResults);
      await expect(page.getByRole('heading', { name: unasked.title })).toBeVisible();

      await page.getByRole('button', { name: unasked.restore }).focus();
      expect(await nextRequest(page, () => page.keyboard.press('Enter'))).toEqual({ query });
      await expect(chip(zombies)).toContainText(strengths.never);
      await expect(chip(survival)).toContainText(strengths.must);
      expect(await titles()).toEqual(before);
      await expect(slip.locator('.wish-turn').first()).toBeFocused();
    });

    test('says what nothing has at once, and what giving up one thing would give', async ({ page }) => {
      const { query, free, console } = TOO_MUCH_TWICE[language];
      const { slip, chip, strengths } = counter(page, language);
      await find(page, language, query);
      await expect(slip).toContainText(TEXTS[language].understood.relaxed.split('{')[0]?.trim() ?? 'no such text');
      const ways = slip.getByRole('list', { name: TEXTS[language].understood.relax });
      const way = ways.getByRole('button', { name: console });
      // What the shelf shows already is no way on.
      await expect(ways.getByRole('button', { name: free })).toHaveCount(0);
      await expect(way).toContainText(/[1-9]/);
      expect(await nextRequest(page, () => way.click())).toEqual({
        query,
        correcciones: { deseos: { 'platform:ps2': 'ignorado' } },
      });
      await expect(chip(console)).toContainText(strengths.off);
      await expect(chip(console)).toBeFocused();
      await expect(ways).toHaveCount(0);

      // The same by keys, once the wish is back.
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(console)).toContainText(strengths.must);
      await way.focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(console)).toContainText(strengths.off);
      await expect(chip(console)).toBeFocused();
    });

    test('a correction that fails is taken back, and the games stay', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths, titles } = counter(page, language);
      await find(page, language, query);
      const before = await titles();
      await answerSearch(page, {}, { status: 502 });
      await chip(zombies).click();
      await expect(home(page, language).alert).toContainText(TEXTS[language].home.errorGeneral);
      await expect(chip(zombies)).toContainText(strengths.never);
      expect(await titles()).toEqual(before);
    });
  });
}
