import { counter, find, openHome, SURVIVAL, TOO_MUCH } from './counter';
import { answerSearch, expect, GAMES, home, LANGUAGES, TEXTS, test } from './site';

/** The labels of the shelf, with the counts that the requests below give. */
const LABELS = {
  es: {
    rest: '1 juego cumple todo menos: Gratis',
    near: '11 se quedan cerca',
    farm: 'Algo tranquilo de granja para jugar en el sofá con mi pareja, sin combates',
    full: /^\d+ juegos? cumplen? todo lo imprescindible$/,
    some: /^\d+ se quedan? cerca$/,
    things: 'algo relajante con ornitorrincos',
    only: /^Solo en (este|estos \d+): «ornitorrincos»$/,
  },
  en: {
    rest: '1 game has everything but: Free',
    near: '11 come close',
    farm: 'Something calm about farming to play on the sofa with my partner, no combat',
    full: /^\d+ games? (has|have) every must-have$/,
    some: /^\d+ comes? close$/,
    things: 'something relaxing with platypuses',
    only: /^Only in (this one|these \d+): “platypuses”$/,
  },
};

for (const language of LANGUAGES) {
  const { rest, near, farm, full, some, things, only } = LABELS[language];
  const { card } = TEXTS[language];

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => openHome(page, language, baseURL));

    test('the shelf says where the games end that meet what binds, and what the others miss', async ({ page }) => {
      const { cards } = home(page, language);
      const labels = page.locator('.shelf-label');
      await find(page, language, farm);
      await expect(labels).toHaveText([full, some]);
      const missing = cards.locator('[data-verdict=unmet][data-binding]:visible');
      await expect(missing.first()).toContainText(card.unmet);
      const first = Number.parseInt((await labels.first().textContent()) ?? '', 10);
      for (const place of Array.from({ length: 12 }, (_, index) => index)) {
        const unmet = await cards.nth(place).locator('[data-verdict=unmet][data-binding]:visible').count();
        expect([place, unmet]).toEqual([place, place < first ? 0 : 1]);
      }
      await expect(cards.first()).toContainText(card.tallyAll.replace('{total}', '5'));
    });

    test('what was set aside is named on the shelf, and the keys lead over its label', async ({ page }) => {
      const { cards } = home(page, language);
      await find(page, language, TOO_MUCH[language].query);
      await expect(page.getByRole('heading', { level: 3, name: rest })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: near })).toBeVisible();
      await expect(cards.getByText(card.distinctions.cercano)).toHaveCount(1);
      await cards.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(cards.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect(cards.first()).toBeFocused();
    });

    test('a thing that few games have leads, and where nothing is known of it nothing looks missing', async ({
      page,
    }) => {
      await find(page, language, things);
      const labels = page.locator('.shelf-label');
      await expect(labels.first()).toHaveText(only);
      await expect(labels.nth(1)).toHaveText(full);
      const unknown = home(page, language).cards.locator('[data-verdict=unknown]').first();
      await expect(unknown).toContainText(card.unknown);
      await expect(unknown).not.toHaveAttribute('data-binding');
    });

    test('a game that stands alone has the row to itself where there is room, and no row ends in mid-air', async ({
      page,
    }) => {
      const { cards } = home(page, language);
      const cover = cards.first().locator('.card-cover');
      const title = cards.first().getByRole('heading');
      const places = async () => [await cover.boundingBox(), await title.boundingBox()];
      await find(page, language, TOO_MUCH[language].query);
      for (const [width, beside] of [
        [1280, true],
        [800, false],
        [375, false],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const [box, words] = await places();
        expect([width, (box?.x ?? 0) + (box?.width ?? 0) < (words?.x ?? 0)]).toEqual([width, beside]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
      // The last row of eleven has a place to fill, that of the one game only where it does not stand alone.
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.locator('.shelf-end:visible')).toHaveCount(1);
      await page.setViewportSize({ width: 800, height: 800 });
      await expect(page.locator('.shelf-end:visible')).toHaveCount(2);
      await page.setViewportSize({ width: 375, height: 800 });
      await expect(page.locator('.shelf-end:visible')).toHaveCount(0);
    });

    test('a game that alone comes close has the row to itself, too', async ({ page }) => {
      const { cards, searchFor } = home(page, language);
      const [game] = GAMES.juegos;
      const standing = ['cumplido', 'cumplido', 'incumplido'].map((estado, place) => ({
        ...game,
        id: `game-${place}`,
        titulo: `Game ${place}`,
        deseos: [{ id: 'concept:cozy', estado }],
      }));
      await answerSearch(page, {
        juegos: standing,
        entendido: { ...GAMES.entendido, relajados: [], deseos: GAMES.entendido.deseos.slice(0, 1) },
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      await searchFor('algo tranquilo');
      await expect(cards).toHaveCount(3);
      const [shelf, row] = await Promise.all([page.locator('.shelf'), cards.last()].map((part) => part.boundingBox()));
      expect((row?.width ?? 0) / (shelf?.width ?? 1)).toBeGreaterThan(0.9);
      // Its box is no larger than those that have everything.
      const covers = await cards
        .locator('.card-cover')
        .evaluateAll((all) => all.map((cover) => Math.round(cover.getBoundingClientRect().width)));
      expect(new Set(covers).size).toBe(1);
      await expect(page.locator('.shelf-end:visible')).toHaveCount(1);
    });

    test('pressing the number of the other platforms names them, by hand and by key', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await find(page, language, SURVIVAL[language].query);
      const more = page.getByRole('button', { name: card.platformsMore }).first();
      const names = page.locator('.card-more-names').first();
      await expect(names).toBeHidden();
      await more.click();
      await expect(names).toBeInViewport({ ratio: 1 });
      const [number, list] = [await more.boundingBox(), await names.boundingBox()];
      expect(Math.abs((list?.y ?? 0) - (number?.y ?? 0))).toBeLessThan(150);
      await page.keyboard.press('Escape');
      await expect(names).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(names).toBeVisible();
    });

    test('one kind of games needs no labels', async ({ page }) => {
      await find(page, language, SURVIVAL[language].query);
      await expect(page.locator('.shelf-label')).toHaveCount(0);
    });

    test('a note that unfolds leaves its neighbours as they are, and notes side by side end on one line', async ({
      page,
    }) => {
      const { cards } = home(page, language);
      await find(page, language, farm);
      // A row of three, and not the one whose first note stands open.
      const tops = await cards.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      const first = tops.findIndex((top, i) => top !== tops[0] && top === tops[i + 1] && top === tops[i + 2]);
      expect(first).toBeGreaterThan(0);
      const feet = cards.locator('.card-foot');
      const bottoms = () =>
        feet.evaluateAll(
          (all, from) =>
            all.slice(from, from + 3).map((foot) => Math.round(foot.getBoundingClientRect().bottom + window.scrollY)),
          first,
        );
      const before = await bottoms();
      expect(new Set(before).size).toBe(1);
      await feet.nth(first).locator('.all-verdicts summary').click();
      const after = await bottoms();
      expect(after[0]).toBeGreaterThan(before[0] ?? 0);
      expect(after.slice(1)).toEqual(before.slice(1));
    });

    test('on a phone the answer comes soon: examples in one line, stickers side by side', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      const t = TEXTS[language].home;
      const { chip, strengths } = counter(page, language);
      await find(page, language, SURVIVAL[language].query);
      await expect(page.getByRole('button', { name: t.examples.one })).toBeHidden();
      const tops = await page
        .locator('.wish')
        .evaluateAll((wishes) => wishes.map((wish) => Math.round(wish.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBeLessThan(tops.length);
      // The word is not seen, but heard.
      await expect(chip(SURVIVAL[language].zombies)).toHaveAccessibleName(
        new RegExp(`${SURVIVAL[language].zombies}.*${strengths.never}`),
      );
      await expect(page.locator('.wish-legend')).toContainText(strengths.never);

      await page.getByRole('button', { name: t.examplesMore }).click();
      await page.getByRole('button', { name: t.examples.four }).click();
      await expect(home(page, language).box).toHaveValue(t.examples.four);
      await find(page, language, t.examples.four);
      await expect(page.getByRole('button', { name: t.examples.four })).toBeHidden();
    });
  });
}

test('on the smallest phone nothing covers the box, and its keyboard leaves the button in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const { box, search } = home(page, 'es');
  const covered = () =>
    box.evaluate((area) => {
      const { left, bottom } = area.getBoundingClientRect();
      return document.elementFromPoint(left + 20, Math.min(bottom, window.innerHeight) - 4) !== area;
    });
  await expect(box).toBeVisible();
  expect(await covered()).toBe(false);
  await box.focus();
  expect(await covered()).toBe(false);
  // What a keyboard leaves of the window.
  await page.setViewportSize({ width: 320, height: 300 });
  await box.pressSequentially('algo');
  await expect(search).toBeInViewport({ ratio: 1 });
});
