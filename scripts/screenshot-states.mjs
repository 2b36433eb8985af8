const REQUESTS = {
  es: 'Algo tranquilo de granja para jugar en el sofá con mi pareja, sin combates',
  en: 'Something calm about farming to play on the sofa with my partner, no combat',
};

/** A request that no game meets in full. */
const TOO_MUCH = { es: 'metroidvania gratis para Mega Drive', en: 'free metroidvania for Mega Drive' };

/** How to reach each page and state: a function of a page, the site's address and the language. */
export const STATES = {
  home: (page, url) => page.goto(`${url}/`),
  empty: async (page, url) => {
    await page.goto(`${url}/`);
    await page.click('#search-button');
    await page.waitForSelector('.notice');
  },
  searching: async (page, url, language) => {
    await page.route('**/api/search', () => new Promise(() => undefined));
    await ask(page, url, language);
    await page.waitForSelector('.waiting > span');
  },
  results: async (page, url, language) => {
    await ask(page, url, language);
    await page.waitForSelector('.card');
    await page.waitForSelector('.notice-close');
    await page.locator('.all-verdicts summary').first().click();
    await settle(page);
  },
  steered: async (page, url, language) => {
    await ask(page, url, language);
    await page.waitForSelector('.card');
    await page.locator('.wish-turn').nth(1).click();
    await page.locator('.wish-drop').first().click();
    await page.locator('.removed summary').first().click();
    const answered = page.waitForResponse('**/api/search');
    await page.locator('.played').nth(1).click();
    await answered;
    await page.locator('.like summary').first().click();
    await page.waitForSelector('.shelf:not([data-stale])');
    await settle(page);
  },
  relaxed: async (page, url, language) => {
    await ask(page, url, language, TOO_MUCH);
    await page.waitForSelector('.shelf-place[data-alone]');
    await page.waitForSelector('.notice-close');
    await settle(page);
  },
  bare: async (page, url, language) => {
    await answer(page, { juegos: [{ titulo: 'Braid' }, { imagen: '/covers/nope' }, {}] });
    await ask(page, url, language);
    await page.waitForSelector('.card');
    await page.waitForSelector('.notice-close');
    await settle(page);
  },
  none: async (page, url, language) => {
    await answer(page, { juegos: [] });
    await ask(page, url, language);
    await page.waitForSelector('.dead-end');
    await page.waitForSelector('.notice-close');
    await settle(page);
  },
  failure: async (page, url, language) => {
    await answer(page, {}, 502);
    await ask(page, url, language);
    await page.waitForSelector('.dead-end');
  },
  about: (page, url) => page.goto(`${url}/about`),
  privacy: (page, url) => page.goto(`${url}/privacy`),
  missing: (page, url) => page.goto(`${url}/nowhere`),
};

async function ask(page, url, language, requests = REQUESTS) {
  await page.goto(`${url}/`);
  await page.fill('#query', requests[language]);
  await page.click('#search-button');
}

function answer(page, json, status = 200) {
  return page.route('**/api/search', (route) => route.fulfill({ status, json }));
}

/** Waits for the pictures, the lazy ones included, and takes the notice away if one is left. */
async function settle(page) {
  const close = page.locator('.notice-close');
  if ((await close.count()) > 0) await close.first().click();
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    return Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}
