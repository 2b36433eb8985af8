import type { Page } from '@playwright/test';
import { expect, home, type Language, serveCovers, speak, TEXTS } from './site';

/** Requests to the product's own recommender, in both languages, with the wishes that they are read as. */
export const SURVIVAL = {
  es: { query: 'supervivencia sin zombis en pc', survival: 'Supervivencia', zombies: 'Zombis' },
  en: { query: 'survival without zombies on pc', survival: 'Survival', zombies: 'Zombies' },
};

/** Requests that no game meets in full. */
export const TOO_MUCH = {
  es: { query: 'metroidvania gratis para Mega Drive', free: 'Gratis' },
  en: { query: 'free metroidvania for Mega Drive', free: 'Free' },
};

/** Requests that no game meets in full: the free ones give way, and giving up the console instead leaves games, too. */
export const TOO_MUCH_TWICE = {
  es: { query: 'gratis para PS2 de 4 jugadores', free: 'Gratis', console: 'PS2' },
  en: { query: 'free for PS2 with 4 players', free: 'Free', console: 'PS2' },
};

/** Opens Home in one language. */
export async function openHome(page: Page, language: Language, baseURL = ''): Promise<void> {
  await speak(page, language, baseURL);
  await serveCovers(page);
  await page.goto('/');
}

/** Searches with the product's own recommender and waits for a full answer. */
export async function find(page: Page, language: Language, query: string): Promise<void> {
  const { searchFor, cards } = home(page, language);
  await searchFor(query);
  await expect(cards).toHaveCount(12);
}

/** The parts of an answer that steer the next one. */
export function counter(page: Page, language: Language) {
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
export async function nextRequest(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest('**/api/search'), act()]);
  await request.response();
  await expect(page.locator('#counter')).toHaveAttribute('aria-busy', 'false');
  return request.postDataJSON();
}
