import { expect, LANGUAGES, speak, TEXTS, test } from './site';

for (const language of LANGUAGES) {
  const { about, privacy, common, footer, notFound } = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => speak(page, language, baseURL ?? ''));

    test('About has a way back, the switcher, title, question, two paragraphs and a call to action', async ({
      page,
    }) => {
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: about.heading })).toBeVisible();
      await expect(page.getByText(about.first)).toBeVisible();
      await expect(page.getByText(about.second)).toBeVisible();
      await expect(page.locator('#language-toggle')).toBeVisible();
      await page.getByRole('link', { name: about.cta }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/about');
      await page.getByRole('link', { name: common.back, exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test('Privacy has a way back, the switcher, title, heading, icon, two paragraphs and a call to action', async ({
      page,
    }) => {
      await page.goto('/privacy');
      await expect(page.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: privacy.heading })).toBeVisible();
      await expect(page.getByRole('img', { name: privacy.icon })).toBeVisible();
      await expect(page.getByText(privacy.first)).toBeVisible();
      await expect(page.getByText(privacy.second)).toBeVisible();
      await expect(page.locator('#language-toggle')).toBeVisible();
      await expect(page.getByRole('link', { name: common.back, exact: true })).toHaveAttribute('href', '/');
      await page.getByRole('link', { name: privacy.cta }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test('an unknown path answers 404, says so and logs the path', async ({
      page,
      expectConsoleErrors,
      consoleErrors,
    }) => {
      expectConsoleErrors(/404/);
      const response = await page.goto('/no/such/page?x=1');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await expect(page.getByText(notFound.sentence)).toBeVisible();
      await expect.poll(() => consoleErrors.join()).toContain('/no/such/page');
      await page.getByRole('link', { name: notFound.home }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText(TEXTS[language].home.subtitle)).toBeVisible();
    });

    test('a page shorter than the window does not scroll', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/404/);
      await page.setViewportSize({ width: 1280, height: 1600 });
      for (const path of ['/', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
        const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        expect([path, below]).toEqual([path, 0]);
      }
    });

    for (const path of ['/', '/about', '/privacy', '/nowhere']) {
      test(`the footer of ${path} leads to About, the contact on the page, and Privacy, and back`, async ({
        page,
        expectConsoleErrors,
      }) => {
        expectConsoleErrors(/404/);
        await page.goto(path);
        const foot = page.getByRole('contentinfo');
        await expect(foot.getByRole('link', { name: footer.about, exact: true })).toHaveAttribute('href', '/about');
        await expect(foot.getByRole('link', { name: footer.privacy, exact: true })).toHaveAttribute('href', '/privacy');
        await foot.getByRole('link', { name: footer.contact, exact: true }).click();
        await expect(page).toHaveURL(/#contact$/);
        await expect(page.locator('#contact').getByRole('link')).toHaveAttribute('href', /^(mailto|https):/);
        const heading = (await page.locator('h1').textContent()) ?? '';
        await foot.getByRole('link', { name: footer.about, exact: true }).click();
        await expect(page).toHaveURL(/\/about$/);
        await page.goBack();
        await expect(page).toHaveURL(/#contact$/);
        await expect(page.locator('h1')).toHaveText(heading);
      });
    }
  });
}

test('the paths with a language are no pages', async ({ request }) => {
  for (const path of ['/es', '/en', '/en/about', '/es/missing', '/missing', '/api/other']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('what Next does not know below /_next is an unknown path, too, and its files stay its own', async ({
  page,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/404/);
  for (const path of ['/_next/nope', '/_next/static', '/_next/data', '/_next/image?url=%2Ficon-512.png&w=64&q=75']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByText(TEXTS.es.notFound.sentence)).toBeVisible();
  }
  const file = await request.get('/_next/static/nope.js');
  expect([file.status(), file.headers()['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
