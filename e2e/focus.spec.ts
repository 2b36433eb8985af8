import type { Page } from '@playwright/test';
import { answerSearch, expect, GAMES, holdSearch, home, serveCovers, TEXTS, test } from './site';

const { es, en } = TEXTS;

/** What a keyboard would act on, as its id or the first words of it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim().slice(0, 40));

test.beforeEach(async ({ page }) => {
  await serveCovers(page);
  await page.goto('/');
});

test('a search by keyboard leads the focus from the button to the counter, and on to the games', async ({ page }) => {
  const release = await holdSearch(page, GAMES);
  await home(page, 'es').box.fill('algo tranquilo');
  await home(page, 'es').search.focus();
  await page.keyboard.press('Enter');
  await expect(home(page, 'es').searching).toBeDisabled();
  await expect(page.locator('#counter')).toBeFocused();
  await expect(page.locator('#counter')).toBeInViewport();
  release();
  await expect(home(page, 'es').cards).toHaveCount(3);
  await expect(page.locator('#counter')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('wish-concept:cozy');
  await page.locator('#counter').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Cumple 2 de 4');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: es.card.verdictsRest })).toBeVisible();

  await page.getByText('14 juegos fuera').click();
  await page.getByText(es.keys.title).click();

  // What was unfolded stays so in the other language, and the focus stays on the toggle.
  await page.locator('#language-toggle').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: en.card.verdictsRest })).toBeVisible();
  await expect(page.getByText('Dying Light')).toBeVisible();
  await expect(page.getByText(en.keys.box)).toBeVisible();
  await expect(page.locator('#language-toggle')).toBeFocused();
});

test('a search by Ctrl+Enter leaves the focus in the text', async ({ page }) => {
  await answerSearch(page, GAMES);
  await home(page, 'es').box.fill('algo');
  await page.keyboard.press('Control+Enter');
  await expect(home(page, 'es').cards).toHaveCount(3);
  await expect(home(page, 'es').box).toBeFocused();
});

test('an empty query leads to the text, and a closed notice back to where the focus was', async ({ page }) => {
  await home(page, 'es').search.click();
  await expect(home(page, 'es').box).toBeFocused();
  const close = page.getByRole('button', { name: es.notices.close });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(close).toBeHidden();
  await expect(home(page, 'es').box).toBeFocused();
});

test('the ways on from a failure and from nothing found keep the text and the focus', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Search failed|Failed to load resource/);
  await answerSearch(page, {}, { status: 502 });
  await home(page, 'es').searchFor('algo raro');
  const retry = page.getByRole('button', { name: es.failure.retry });
  await expect(retry).toBeVisible();
  await answerSearch(page, { juegos: [] });
  await retry.click();
  await expect(page.getByRole('heading', { name: es.home.infoNoResults })).toBeVisible();
  await expect(page.locator('#counter')).toBeFocused();
  await page.getByRole('button', { name: es.none.change }).click();
  await expect(home(page, 'es').box).toBeFocused();
  await expect(home(page, 'es').box).toHaveValue('algo raro');
});

test('a screen reader hears that it searches, that it goes on, and the count', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const release = await holdSearch(page, GAMES);
  await home(page, 'es').searchFor('algo');
  const state = page.locator('form').getByRole('status');
  await expect(state).toHaveText(es.common.loading);
  await expect(page.locator('#counter')).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(5_000);
  await expect(state).toHaveText(es.home.stillSearching);
  await expect(page.locator('.waiting')).toHaveText(es.home.stillSearching);
  release();
  await expect(home(page, 'es').status).toContainText('¡3 juegos encontrados!');
  await expect(state).toBeEmpty();
  await expect(page.locator('#counter')).toHaveAttribute('aria-busy', 'false');
});
