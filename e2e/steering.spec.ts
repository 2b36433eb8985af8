import type { Page, Request } from '@playwright/test';
import { answerSearch, expect, GAMES, home, LANGUAGES, type Language, serveCovers, speak, TEXTS, test } from './site';

/** Requests to the product's own recommender, in both languages, with the wishes that they are read as. */
const SURVIVAL = {
  es: { query: 'supervivencia sin zombis en pc', survival: 'Supervivencia', zombies: 'Zombis' },
  en: { query: 'survival without zombies on pc', survival: 'Survival', zombies: 'Zombies' },
};
const TOO_MUCH = {
  es: { query: 'metroidvania gratis para Game Boy', free: 'Gratis', metroidvania: 'Metroidvania' },
  en: { query: 'free metroidvania for Game Boy', free: 'Free', metroidvania: 'Metroidvania' },
};

/** The parts of an answer that steer the next one. */
function counter(page: Page, language: Language) {
  const { understood, played, card } = TEXTS[language];
  const slip = page.getByRole('complementary', { name: understood.title });
  return {
    slip,
    /** The button that turns a wish: its name is the wish and how much it counts. */
    chip: (wish: string) => slip.getByRole('button', { name: new RegExp(`^${wish}\\s*: `) }),
    drop: (wish: string) => slip.getByRole('button', { name: understood.drop.replace('{wish}', wish) }),
    strengths: understood.strengths,
    titles: () => page.getByRole('article').getByRole('heading').allTextContents(),
    playedOf: (title: string) =>
      page.getByRole('button', { name: card.playedOf.replace('{title}', title), exact: true }),
    playedGames: page.getByRole('list', { name: played.title }),
  };
}

/** Waits until the next search is answered and shown, and gives what it asked for. */
async function nextRequest(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest('**/api/search'), act()]);
  await request.response();
  await expect(page.locator('#counter')).toHaveAttribute('aria-busy', 'false');
  return request.postDataJSON();
}

/** Whether the focus is on an element, or inside it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id ?? '');

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await speak(page, language, baseURL ?? '');
      await serveCovers(page);
      await page.goto('/');
    });

    async function searchFor(page: Page, query: string) {
      const { box, search, cards } = home(page, language);
      await box.fill(query);
      await search.click();
      await expect(cards).toHaveCount(12);
    }

    test('a touch turns a wish, and the grid follows', async ({ page }) => {
      const { query, zombies, survival } = SURVIVAL[language];
      const { chip, drop, strengths, titles } = counter(page, language);
      await searchFor(page, query);
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
      await searchFor(page, query);
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
      await searchFor(page, query);
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
      await searchFor(page, query);
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

    test('says what sets a game of the answer apart, each thing once', async ({ page }) => {
      const { distinctions } = TEXTS[language].card;
      await searchFor(page, SURVIVAL[language].query);
      const flags = page.locator('.card-flag');
      await expect(home(page, language).cards.first().getByText(distinctions.cercano)).toBeVisible();
      const said = await flags.allTextContents();
      expect(said).toEqual([...new Set(said)]);
      expect(said.filter((text) => !Object.values<string>(distinctions).includes(text))).toEqual([]);
    });

    test('a game leads on to another one like it, but for one thing', async ({ page }) => {
      const { box, cards } = home(page, language);
      const { card, like } = TEXTS[language];
      // Whatever comes first here is hard.
      await searchFor(page, 'soulslike');
      const [title = ''] = await counter(page, language).titles();
      const asked = like.asks.easier.replace('{title}', title);

      await cards.first().getByLabel(card.likeOf.replace('{title}', title)).click();
      expect(
        await nextRequest(page, () => cards.first().getByRole('button', { name: asked, exact: true }).click()),
      ).toEqual({ query: asked });
      await expect(box).toHaveValue(asked);
      await expect(counter(page, language).slip).toContainText(title);
      await expect(cards).toHaveCount(12);

      // The same by keys, from the first card of the new answer.
      const [next = ''] = await counter(page, language).titles();
      await cards.first().getByLabel(card.likeOf.replace('{title}', next)).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(box).toHaveValue(like.asks.same.replace('{title}', next));
    });

    test('a played game makes room for the next one, for this visit', async ({ page }) => {
      const { cards, box } = home(page, language);
      const { titles, playedOf, playedGames } = counter(page, language);
      const { played, like } = TEXTS[language];
      await searchFor(page, SURVIVAL[language].query);
      const [first = '', second = '', third = ''] = await titles();

      await nextRequest(page, () => playedOf(first).click());
      await expect(cards).toHaveCount(12);
      expect(await titles()).not.toContain(first);
      await expect(cards.first()).toBeFocused();
      await expect(playedGames.getByRole('listitem')).toHaveText([first]);

      await playedOf(third).focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(playedGames.getByRole('listitem')).toHaveText([first, third]);

      await searchFor(page, `${SURVIVAL[language].query} !`);
      expect(await titles()).toContain(second);
      expect(await titles()).not.toContain(first);

      await nextRequest(page, () =>
        playedGames.getByRole('button', { name: played.back.replace('{title}', first) }).click(),
      );
      await expect(playedGames.getByRole('listitem')).toHaveText([third]);
      await expect.poll(titles).toContain(first);

      await nextRequest(page, () => page.getByRole('button', { name: played.ask }).click());
      await expect(box).toHaveValue(like.asks.same.replace('{title}', third));

      await page.reload();
      await searchFor(page, SURVIVAL[language].query);
      await expect(playedGames).toHaveCount(0);
      expect(await titles()).toContain(third);
    });

    test('a link carries the request where no server sees it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { box, cards, status } = home(page, language);
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths, titles } = counter(page, language);
      await searchFor(page, query);
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
      await searchFor(page, query);
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
      await searchFor(page, SURVIVAL[language].query);
      await page.getByRole('button', { name: TEXTS[language].sharing.link }).click();
      const field = page.getByLabel(TEXTS[language].sharing.byHand);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(/#q=/);
    });

    test('keys lead through the page', async ({ page }) => {
      const { box, cards, search } = home(page, language);
      await page.locator('#language-toggle').focus();
      await page.keyboard.press('/');
      await expect(box).toBeFocused();
      await page.keyboard.type(`a/${SURVIVAL[language].query}`);
      await expect(box).toHaveValue(`a/${SURVIVAL[language].query}`);
      await search.click();
      await expect(cards).toHaveCount(12);
      expect(await focused(page)).toBe(TEXTS[language].home.counter);

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
      await searchFor(page, SURVIVAL[language].query);
      const first = await titles();
      await searchFor(page, TOO_MUCH[language].query);
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

    test('a correction that fails is taken back, and the games stay', async ({ page, expectConsoleErrors }) => {
      expectConsoleErrors(/Search failed|Failed to load resource/);
      const { query, zombies } = SURVIVAL[language];
      const { chip, strengths, titles } = counter(page, language);
      await searchFor(page, query);
      const before = await titles();
      await answerSearch(page, {}, { status: 502 });
      await chip(zombies).click();
      await expect(home(page, language).alert).toContainText(TEXTS[language].home.errorGeneral);
      await expect(chip(zombies)).toContainText(strengths.never);
      expect(await titles()).toEqual(before);
    });

    test('steps back where a backend returns titles and pictures alone', async ({ page }) => {
      const { cards, box, search } = home(page, language);
      const { slip, playedOf, titles, playedGames } = counter(page, language);
      const plain = GAMES.juegos.map(({ titulo, imagen }) => ({ titulo, imagen }));
      await answerSearch(page, { juegos: [...plain, {}] });
      await box.fill('algo');
      await search.click();
      await expect(cards).toHaveCount(4);
      await expect(slip).toHaveCount(0);
      await expect(page.locator('.card-flag, .card-talker, details.like')).toHaveCount(0);

      await nextRequest(page, () => playedOf('Stardew Valley').click());
      expect(await titles()).toEqual(['Spiritfarer', 'A Short Hike', TEXTS[language].card.noTitle]);
      await expect(playedGames.getByRole('listitem')).toHaveText(['Stardew Valley']);
      const asked = TEXTS[language].like.asks.same.replace('{title}', 'A Short Hike');
      await nextRequest(page, () => page.getByRole('button', { name: asked }).click());
      await expect(box).toHaveValue(asked);
    });
  });
}
