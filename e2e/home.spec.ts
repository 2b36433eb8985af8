import { answerSearch, expect, GAMES, holdSearch, home, LANGUAGES, serveCovers, speak, TEXTS, test } from './site';

const SUCCESS = {
  es: { one: '¡1 juego encontrado!', many: '¡3 juegos encontrados!' },
  en: { one: '¡1 game found!', many: '¡3 games found!' },
};

for (const language of LANGUAGES) {
  const t = TEXTS[language].home;

  test.describe(`Home in ${language}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await speak(page, language, baseURL ?? '');
      await serveCovers(page);
      await page.goto('/');
    });

    test('shows title, switcher, subtitle, box with an example, button, hint and footer', async ({ page }) => {
      await expect(page.getByRole('banner').getByRole('heading', { level: 1, name: 'Juegazo' })).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('button', { name: language === 'es' ? 'EN' : 'ES' }),
      ).toBeVisible();
      await expect(page.getByText(t.subtitle)).toBeVisible();
      await expect(home(page, language).box).toHaveAttribute('placeholder', t.placeholder);
      await expect(home(page, language).box).toHaveJSProperty('tagName', 'TEXTAREA');
      await expect(home(page, language).search).toBeEnabled();
      await expect(page.getByText(t.hint)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveText([
        TEXTS[language].footer.about,
        TEXTS[language].footer.contact,
        TEXTS[language].footer.privacy,
      ]);
      await expect(page.getByRole('heading', { name: t.resultsTitle })).toBeHidden();
    });

    test('tells that an empty query is empty and makes no call', async ({ page }) => {
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes('/api/')) calls += 1;
      });
      await home(page, language).searchFor('  \n ');
      await expect(home(page, language).alert).toContainText(t.errorEmpty);
      expect(calls).toBe(0);
    });

    test('clears the earlier results, shows that it searches, and then the new results', async ({ page }) => {
      await answerSearch(page, GAMES);
      await home(page, language).searchFor('algo tranquilo');
      await expect(home(page, language).cards).toHaveCount(3);
      await expect(home(page, language).status).toContainText(SUCCESS[language].many);

      const release = await holdSearch(page, { juegos: [{ titulo: 'Braid' }] });
      await home(page, language).search.click();
      await expect(home(page, language).searching).toBeDisabled();
      await expect(page.getByText(TEXTS[language].common.loading, { exact: true })).toBeAttached();
      await expect(page.locator('.reels')).toBeVisible();
      await expect(home(page, language).cards).toHaveCount(0);
      await expect(page.getByRole('heading', { name: t.resultsTitle })).toBeHidden();

      release();
      await expect(home(page, language).cards).toHaveCount(1);
      await expect(home(page, language).search).toBeEnabled();
      await expect(page.getByRole('heading', { name: t.resultsTitle })).toBeVisible();
      await expect(home(page, language).status).toContainText(SUCCESS[language].one);
    });

    test('tells that there are no results', async ({ page }) => {
      await answerSearch(page, { juegos: [] });
      await home(page, language).searchFor('qwzx');
      await expect(home(page, language).status).toContainText(t.infoNoResults);
      await expect(home(page, language).cards).toHaveCount(0);
      await expect(home(page, language).search).toBeEnabled();
    });

    for (const status of [400, 429, 500, 502, 504]) {
      test(`tells of the failure ${status} in general words and logs it`, async ({
        page,
        expectConsoleErrors,
        consoleErrors,
      }) => {
        expectConsoleErrors(/Search failed|Failed to load resource/);
        await answerSearch(page, { code: 'backend_status' }, { status });
        await home(page, language).searchFor('palabras privadas');
        await expect(home(page, language).alert).toContainText(t.errorGeneral);
        await expect(home(page, language).search).toBeEnabled();
        expect(consoleErrors.join()).toContain(`Search failed Error: Cannot search: ${status}`);
        expect(consoleErrors.join()).not.toContain('privadas');
      });
    }

    test('tells of a lost connection and of an unreadable answer the same way', async ({
      page,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      await page.route('**/api/search', (route) => route.abort());
      await home(page, language).searchFor('algo');
      await expect(home(page, language).alert).toContainText(t.errorGeneral);

      await page.unroute('**/api/search');
      await page.route('**/api/search', (route) => route.fulfill({ body: '<h1>proxy</h1>' }));
      await home(page, language).search.click();
      await expect(home(page, language).alert).toContainText(t.errorGeneral);
      await expect(home(page, language).search).toBeEnabled();
      await expect(home(page, language).cards).toHaveCount(0);
    });

    test('says what it understood, left out and set aside, and why each game is there', async ({ page }) => {
      await answerSearch(page, GAMES);
      await home(page, language).searchFor('algo tranquilo');
      const slip = page.getByRole('complementary');
      const words = {
        es: ['tranquilo', 'granja', 'cooperativo', 'zombis'],
        en: ['cozy', 'farming', 'co-op', 'zombies'],
      };
      await expect(slip.locator('.wish-label')).toHaveText(words[language]);
      await expect(slip).toContainText(language === 'es' ? '14 juegos fuera: zombis' : '14 games left out: zombies');
      await expect(slip).toContainText(language === 'es' ? 'he dejado de lado: granja.' : 'set aside: farming.');

      const card = home(page, language).cards.first();
      await expect(card).toContainText('2020');
      await expect(card).toContainText('PC');
      await expect(card).toContainText(
        language === 'es' ? 'Llevas almas en tu barco.' : 'You ferry souls on your boat.',
      );
      const { met, unmet, unknown, reasons, verdictsRest, without } = TEXTS[language].card;
      await expect(card.getByRole('list', { name: reasons }).getByRole('listitem')).toHaveText([
        `${met} ${words[language][0]}`,
      ]);
      await expect(card.getByRole('list', { name: verdictsRest })).toBeHidden();
      await card.getByText(language === 'es' ? 'Cumple 2 de 4' : 'Meets 2 of 4').click();
      await expect(card.getByRole('list', { name: verdictsRest }).getByRole('listitem')).toHaveText([
        `${met} ${without.replace('{wish}', words[language][3] ?? '')}`,
        `${unmet} ${words[language][2]}`,
        `${unknown} ${words[language][1]}`,
      ]);
    });

    test('fills the box with an example', async ({ page }) => {
      await page.getByRole('button', { name: t.examples.two }).click();
      await expect(home(page, language).box).toHaveValue(t.examples.two);
      await expect(home(page, language).box).toBeFocused();
      await page.getByRole('button', { name: t.examplesMore }).click();
      await page.getByRole('button', { name: t.examples.five }).click();
      await expect(home(page, language).box).toHaveValue(t.examples.five);
    });

    test('closes a notice on request', async ({ page }) => {
      await home(page, language).search.click();
      await expect(home(page, language).alert).toContainText(t.errorEmpty);
      await page.getByRole('button', { name: TEXTS[language].notices.close }).click();
      await expect(home(page, language).alert).toBeEmpty();
    });
  });
}

test.describe('Home', () => {
  test.beforeEach(async ({ page }) => {
    await serveCovers(page);
    await page.goto('/');
  });

  test('sends the text as it is, and nothing else', async ({ page }) => {
    const sent = page.waitForRequest('**/api/search');
    await answerSearch(page, GAMES);
    await home(page, 'es').searchFor('  Ñandú "raro"\nsin combates ');
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ query: 'Ñandú "raro"\nsin combates' });
    expect(new URL(request.url()).search).toBe('');
    expect(request.headers().referer).toBeUndefined();
  });

  test('makes a new line with Enter and searches with Ctrl+Enter and ⌘+Enter', async ({ page }) => {
    await answerSearch(page, GAMES);
    await home(page, 'es').box.pressSequentially('uno');
    await page.keyboard.press('Enter');
    await page.keyboard.type('dos');
    await expect(home(page, 'es').box).toHaveValue('uno\ndos');
    await expect(home(page, 'es').cards).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(home(page, 'es').cards).toHaveCount(3);
    await answerSearch(page, { juegos: [{ titulo: 'Braid' }] });
    await page.keyboard.press('Meta+Enter');
    await expect(home(page, 'es').cards).toHaveCount(1);
  });

  test('lays the cards out in 1, 2 or 3 columns and clamps a title to two lines', async ({ page }) => {
    const titulo = 'Un título larguísimo que no cabe de ninguna manera en dos líneas de una tarjeta estrecha '.repeat(
      3,
    );
    await answerSearch(page, { juegos: Array.from({ length: 6 }, () => ({ titulo, imagen: '/covers/x' })) });
    await home(page, 'es').searchFor('algo');
    await expect(home(page, 'es').cards).toHaveCount(6);
    for (const [width, columns] of [
      [375, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await home(page, 'es').cards.evaluateAll((cards) =>
        cards.map((card) => Math.round(card.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
      const lines = await page
        .getByRole('heading', { level: 3 })
        .first()
        .evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
      expect(Math.round(lines)).toBe(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });

  test('makes a whole card of a game without image, without title, with a broken image, with hostile text', async ({
    page,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/Failed to load resource/);
    await page.route('**/covers/broken', (route) => route.fulfill({ status: 404 }));
    await answerSearch(page, {
      juegos: [
        { titulo: 'Sin carátula' },
        { imagen: '/covers/ok' },
        { titulo: 'Rota', imagen: '/covers/broken' },
        { titulo: '<img src=x onerror="window.hacked=1">' },
        {},
      ],
    });
    await home(page, 'es').searchFor('algo');
    const cards = home(page, 'es').cards;
    await expect(cards.nth(0)).toContainText('Sin imagen');
    await expect(cards.nth(1)).toContainText('Sin título');
    await expect(cards.nth(2).getByRole('img')).toHaveAttribute('src', '/stock-cover.svg');
    await expect(cards.nth(3).getByRole('heading')).toHaveText('<img src=x onerror="window.hacked=1">');
    await expect(cards.nth(4)).toContainText('Sin título');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('does not move a card when its picture arrives', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.unroute('**/covers/*');
    await page.route('**/covers/*', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>',
      });
    });
    await answerSearch(page, GAMES);
    await home(page, 'es').searchFor('algo');
    const title = page.getByRole('heading', { name: 'Spiritfarer' });
    await expect(title).toBeVisible();
    // The place on the page, which may still be scrolling.
    const place = () => title.evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    release();
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', true);
    expect(await place()).toBe(before);
  });

  test('keeps the text of who presses the button before the page came alive', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const { box, search, cards } = home(page, 'es');
    await box.fill('algo tranquilo');
    await search.click();
    release();
    await expect(search).toHaveAttribute('type', 'submit');
    await expect(box).toHaveValue('algo tranquilo');
    await answerSearch(page, GAMES);
    await search.click();
    await expect(cards).toHaveCount(3);
  });

  test('ends an older search for a newer one', async ({ page }) => {
    await holdSearch(page, { juegos: [{ titulo: 'Viejo' }] });
    const old = page.waitForRequest('**/api/search');
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/search'));
    await home(page, 'es').searchFor('viejo');
    await expect(home(page, 'es').searching).toBeVisible();
    await old;
    await answerSearch(page, { juegos: [{ titulo: 'Nuevo' }] });
    // The button is disabled meanwhile, so the form is sent past it.
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    expect(await ended).toBe(await old);
    await expect(page.getByRole('heading', { name: 'Nuevo' })).toBeVisible();
    await expect(home(page, 'es').alert).toBeEmpty();
  });

  test('shows an unexpected error with its message, and recovers', async ({ page, expectConsoleErrors }) => {
    expectConsoleErrors(/./);
    await answerSearch(page, { juegos: [null] });
    await home(page, 'es').searchFor('algo');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.locator('.lost-message')).toContainText('null');
    await page.getByRole('button', { name: TEXTS.es.error.retry }).click();
    await expect(home(page, 'es').box).toHaveValue('algo');
  });

  test('answers a real request with real games, from this site alone', async ({ page, baseURL }) => {
    await page.unroute('**/covers/*');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await home(page, 'es').searchFor('un juego tranquilo de granja');
    await expect(home(page, 'es').cards.first()).toBeVisible();
    await expect(page.getByRole('img', { name: /Carátula/ }).first()).toHaveAttribute('src', /^\/covers\//);
    expect(foreign).toEqual([]);
  });

  test('keeps the text out of the address, the storage and the history', async ({ page }) => {
    await answerSearch(page, GAMES);
    await home(page, 'es').searchFor('palabras privadas');
    await expect(home(page, 'es').cards).toHaveCount(3);
    expect(page.url()).not.toContain('privadas');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
    );
    expect(stored).not.toContain('privadas');
  });
});
