import type { Locator, Page } from '@playwright/test';
import { answerSearch, expect, GAMES, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

const { es } = TEXTS;

async function showGames(page: Page) {
  await serveCovers(page);
  const long = { ...GAMES.juegos[0], id: 'long', titulo: 'Supercalifragilisticoespialidoso: El Videojuego' };
  await answerSearch(page, { ...GAMES, juegos: [...GAMES.juegos, long, {}] });
  await page.goto('/');
  await home(page, 'es').searchFor('algo tranquilo');
  await expect(home(page, 'es').cards).toHaveCount(5);
  for (const summary of await page.locator('summary').all()) await summary.click();
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('the keyboard of a phone leaves the button in the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/);
  await home(page, 'es').box.click();
  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 375, height: 330 });
  await home(page, 'es').box.pressSequentially('algo');
  await expect(home(page, 'es').search).toBeInViewport({ ratio: 1 });
  await expect(home(page, 'es').box).toBeInViewport();
});

for (const [width, height] of [
  [320, 568],
  [375, 667],
]) {
  test.describe(`a phone of ${width} × ${height} px`, () => {
    // A finger needs no word about keys.
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const language of LANGUAGES) {
      test(`shows on its first screen what to do in ${language}`, async ({ page, baseURL }) => {
        await speak(page, language, baseURL as string);
        await page.goto('/');
        await expect(page.getByText(TEXTS[language].home.label)).toBeInViewport({ ratio: 1 });
        await expect(home(page, language).box).toBeInViewport({ ratio: 1 });
        await expect(home(page, language).search).toBeInViewport({ ratio: 1 });
      });
    }
  });
}

// 640 px is 1280 px at 200 % zoom, 320 px at 400 %.
for (const width of [320, 640]) {
  test(`results lose nothing at ${width} px, and what is pressed is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height: 480 });
    await showGames(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const small = await page.locator('a, button, summary, textarea').evaluateAll((targets) =>
      targets
        .filter((target) => !target.classList.contains('skip-link'))
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ text }) => text),
    );
    expect(small).toEqual([]);
    const cut = await page
      .locator('.card-talker, .understood, .wish, .wish-turn, .example, .action')
      .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).length);
    expect(cut).toBe(0);
  });
}

for (const [width, height] of [
  [375, 667],
  [1280, 860],
] as const) {
  test(`a long text has room at ${width} px, and does not fill the window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { box } = home(page, 'es');
    const tall = async () => (await box.boundingBox())?.height ?? 0;
    const empty = await tall();
    await box.fill('algo');
    expect(await tall()).toBe(empty);
    await box.fill('Algo tranquilo para jugar en pareja. '.repeat(54));
    expect(await tall()).toBeGreaterThan(empty);
    expect(await tall()).toBeLessThan(height / 2);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('letters of twice the size run over no edge of a phone', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/404/);
  await page.setViewportSize({ width: 375, height: 700 });
  await showGames(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '34px';
  });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const edge = async (part: Locator) =>
    (await part.boundingBox()) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
  const [toggle, name] = [await edge(page.locator('#language-toggle')), await edge(page.locator('h1'))];
  expect(name.y).toBeGreaterThanOrEqual(toggle.y + toggle.height);
  expect(name.x + name.width).toBeLessThanOrEqual(toggle.x + toggle.width);
  for (const path of ['/about', '/privacy', '/nowhere']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '34px';
    });
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test('a wish with a long name has a line to itself on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await serveCovers(page);
  const wish = (id: string, name: string) => ({ id, tipo: 'imprescindible', etiqueta: { es: name, en: name } });
  const deseos = [
    wish('kids', 'Para niños'),
    wish('age', 'Para 6 años; PEGI 7 solo si es infantil'),
    wish('short', 'Corto'),
    wish('colony', 'Gestión de colonias'),
  ];
  await answerSearch(page, { ...GAMES, entendido: { deseos, excluidos: [], relajados: [], relajaciones: [] } });
  await page.goto('/');
  await home(page, 'es').searchFor('algo');
  const [kids, age, short, colony] = await Promise.all(
    [0, 1, 2, 3].map((i) => page.locator('.wish').nth(i).boundingBox()),
  );
  for (const long of [age, colony]) {
    expect(long?.width).toBeGreaterThan(250);
    // Two lines.
    expect(long?.height).toBeLessThan(56);
  }
  expect(kids?.y).toBeLessThan(age?.y ?? 0);
  expect(short?.y).toBeGreaterThan(age?.y ?? 0);
});

test('colours that the browser picks leave every part its edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showGames(page);
  for (const part of ['.action', '.understood', '.wish', '.card-talker', '.notice']) {
    const width = await page
      .locator(part)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));
    expect([part, width >= 1]).toEqual([part, true]);
  }
  await expect(page.locator('.dots')).toBeHidden();
});

test('nothing moves under reduced motion, a search included', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.route('**/api/search', () => new Promise(() => undefined));
  await home(page, 'es').searchFor('algo');
  await expect(home(page, 'es').searching).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a lost network is said at once, and the text waits for its return', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Search failed|Failed to load resource/);
  await serveCovers(page);
  await page.goto('/');
  await home(page, 'es').box.fill('algo tranquilo');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(es.common.offline)).toBeVisible();
  await home(page, 'es').search.click();
  await expect(page.getByText(es.failure.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(es.common.offline)).toBeHidden();
  await answerSearch(page, GAMES);
  await page.getByRole('button', { name: es.failure.retry }).click();
  await expect(home(page, 'es').cards).toHaveCount(3);
});
