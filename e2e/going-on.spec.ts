import { counter, find, nextRequest, openHome, SURVIVAL } from './counter';
import { answerSearch, expect, GAMES, home, LANGUAGES, TEXTS, test } from './site';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page, baseURL }) => openHome(page, language, baseURL));

    test('says what sets a game of the answer apart, each thing once', async ({ page }) => {
      const { distinctions } = TEXTS[language].card;
      await find(page, language, SURVIVAL[language].query);
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
      await find(page, language, 'soulslike');
      const [title = ''] = await counter(page, language).titles();
      const asked = like.asks.easier.replace('{title}', title);

      await cards.first().getByLabel(card.likeOf.replace('{title}', title)).click();
      expect(
        await nextRequest(page, () =>
          cards
            .first()
            .getByRole('button', { name: `${like.labels.easier}: ${title}`, exact: true })
            .click(),
        ),
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
      await find(page, language, SURVIVAL[language].query);
      const [first = '', second = '', third = ''] = await titles();

      await nextRequest(page, () => playedOf(first).click());
      await expect(cards).toHaveCount(12);
      expect(await titles()).not.toContain(first);
      // The next one keeps the focus, wherever the new answer puts it.
      await expect(page.getByRole('article', { name: second, exact: true })).toBeFocused();
      await expect(playedGames.getByRole('listitem')).toHaveText([first]);

      await playedOf(third).focus();
      await nextRequest(page, () => page.keyboard.press('Enter'));
      await expect(playedGames.getByRole('listitem')).toHaveText([first, third]);

      await find(page, language, `${SURVIVAL[language].query} !`);
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
      await find(page, language, SURVIVAL[language].query);
      await expect(playedGames).toHaveCount(0);
      expect(await titles()).toContain(third);
    });

    test('steps back where a backend returns titles and pictures alone', async ({ page }) => {
      const { cards, box, searchFor } = home(page, language);
      const { slip, playedOf, titles, playedGames } = counter(page, language);
      const plain = GAMES.juegos.map(({ titulo, imagen }) => ({ titulo, imagen }));
      await answerSearch(page, { juegos: [...plain, {}] });
      await searchFor('algo');
      await expect(cards).toHaveCount(4);
      await expect(slip).toHaveCount(0);
      await expect(page.locator('.card-flag, .card-talker, details.like')).toHaveCount(0);

      await nextRequest(page, () => playedOf('Stardew Valley').click());
      expect(await titles()).toEqual(['Spiritfarer', 'A Short Hike', TEXTS[language].card.noTitle]);
      await expect(playedGames.getByRole('listitem')).toHaveText(['Stardew Valley']);
      const asked = TEXTS[language].like.asks.same.replace('{title}', 'A Short Hike');
      const same = `${TEXTS[language].card.same}: A Short Hike`;
      await nextRequest(page, () => page.getByRole('button', { name: same }).click());
      await expect(box).toHaveValue(asked);
    });
  });
}
