import { counter, find, nextRequest, openHome, SURVIVAL, TOO_MUCH } from './counter';
import { answerSearch, expect, home, LANGUAGES, TEXTS, test } from './site';

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

    test('what an exclusion took out opens, and comes back with one touch', async ({ page }) => {
      const { query, zombies } = SURVIVAL[language];
      const { slip, chip, strengths } = counter(page, language);
      await find(page, language, query);
      const removed = slip.getByRole('group');
      await expect(removed).toContainText(new RegExp(`\\d+ .*: ${zombies}`));
      await removed.getByText(zombies).click();
      await expect(removed).toContainText('Project Zomboid');
      const undo = slip.getByRole('button', { name: TEXTS[language].understood.undo });
      await undo.focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(zombies)).toContainText(strengths.off);
      await expect(chip(zombies)).toBeFocused();
      await expect(removed).toHaveCount(0);
    });

    test('says what nothing has at once, and what giving up one thing would give', async ({ page }) => {
      const { query, free } = TOO_MUCH[language];
      const { slip, chip, strengths } = counter(page, language);
      await find(page, language, query);
      await expect(slip).toContainText(TEXTS[language].understood.relaxed.split('{')[0]?.trim() ?? 'no such text');
      const way = slip
        .getByRole('list', { name: TEXTS[language].understood.relax })
        .getByRole('button', { name: free });
      await expect(way).toContainText(/[1-9]/);
      expect(await nextRequest(page, () => way.click())).toEqual({
        query,
        correcciones: { deseos: { 'price:free': 'ignorado' } },
      });
      await expect(chip(free)).toContainText(strengths.off);
      await expect(chip(free)).toBeFocused();
      await expect(slip.getByRole('list', { name: TEXTS[language].understood.relax })).toHaveCount(0);

      // The same by keys, once the wish is back.
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(free)).toContainText(strengths.must);
      await way.focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(chip(free)).toContainText(strengths.off);
      await expect(chip(free)).toBeFocused();
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
