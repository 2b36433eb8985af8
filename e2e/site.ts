import { test as base, type ConsoleMessage, expect, type Page, type Route } from '@playwright/test';
import en from '../messages/en.json';
import es from '../messages/es.json';

/** The texts of both languages. */
export const TEXTS = { es, en };

/** The languages, for tests that run once in each. */
export const LANGUAGES = ['es', 'en'] as const;

/** Code of a language. */
export type Language = (typeof LANGUAGES)[number];

const VIOLATION = 'Content policy violated';

interface Fixtures {
  /** Says that console errors which match are part of the test. */
  readonly expectConsoleErrors: (pattern: RegExp) => void;
  /** What the console said as an error, so far. */
  readonly consoleErrors: string[];
}

/** Playwright's test, failing on every console error and page error that the test did not expect, and on every violation of the content policy. */
export const test = base.extend<Fixtures & { readonly watch: undefined; readonly patterns: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures of a fixture from this pattern.
  patterns: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: see above.
  consoleErrors: async ({}, use) => use([]),
  expectConsoleErrors: async ({ patterns }, use) => use((pattern) => void patterns.push(pattern)),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitUntilAlive(page);
    await use(page);
  },
  watch: [
    // Of the context, so that no page of a test goes unwatched.
    async ({ context, patterns, consoleErrors }, use) => {
      const violations: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') consoleErrors.push(message.text());
        if (message.text().startsWith(VIOLATION)) violations.push(message.text());
      });
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.info(`${prefix}: ${effectiveDirective} blocked ${blockedURI} in ${sourceFile}`);
        });
      }, VIOLATION);
      context.on('weberror', (error) => consoleErrors.push(`Page error: ${error.error().message}`));
      await use(undefined);
      const unexpected = consoleErrors.filter((text) => !patterns.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/**
 * Has whatever opens Home wait until it has come alive: a script is quicker with its keys than any visitor, and what it
 * presses before that is lost. Who names another moment to wait for gets that one.
 */
function waitUntilAlive(page: Page): void {
  const alive = () => expect(page.locator('#search-button[type="button"]')).toHaveCount(0);
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await alive();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await alive();
    return response;
  };
}

/** Makes the browser one that chose this language earlier: storage and cookie agree. */
export async function speak(page: Page, language: Language, baseURL: string): Promise<void> {
  await page.context().addCookies([{ name: 'NEXT_LOCALE', value: language, url: baseURL }]);
  await page.addInitScript((code) => window.localStorage.setItem('language', code), language);
}

/** Has the search call answer this at once. */
export async function answerSearch(page: Page, body: unknown, { status = 200 } = {}): Promise<void> {
  await page.unroute('**/api/search');
  await page.route('**/api/search', (route) => route.fulfill({ status, json: body }));
}

/** Has the search call wait with this answer until the function that comes back is called. */
export async function holdSearch(page: Page, body: unknown): Promise<() => void> {
  await page.unroute('**/api/search');
  return hold(page, '**/api/search', (route) => route.fulfill({ json: body }));
}

/** Has what the router fetches of pages wait until the function that comes back is called. */
export function holdPages(page: Page): Promise<() => void> {
  return hold(page, /_rsc=/, (route) => route.continue());
}

async function hold(page: Page, url: string | RegExp, go: (route: Route) => Promise<void>): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await go(route);
  });
  return release;
}

/** Has every cover load. */
export async function serveCovers(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 215" width="460" height="215"><rect width="460" height="215" fill="teal"/></svg>';
  await page.route('**/covers/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** The parts of Home that the journeys use, in one language. */
export function home(page: Page, language: Language) {
  const t = TEXTS[language].home;
  const box = page.getByLabel(t.label);
  const search = page.getByRole('button', { name: t.search, exact: true });
  const notices = page.getByRole('region', { name: TEXTS[language].notices.label });
  return {
    box,
    search,
    searching: page.getByRole('button', { name: t.searching, exact: true }),
    cards: page.getByRole('article'),
    alert: notices.getByRole('alert'),
    status: notices.getByRole('status'),
    /** Writes a text into the box and sends it off. */
    async searchFor(text: string): Promise<void> {
      await box.fill(text);
      await search.click();
    },
  };
}

/** A few games as a backend may send them. */
export const GAMES = {
  juegos: [
    {
      titulo: 'Spiritfarer',
      imagen: '/covers/spiritfarer',
      id: 'spiritfarer',
      anio: 2020,
      plataformas: [{ es: 'PC', en: 'PC' }],
      resumen: { es: 'Llevas almas en tu barco.', en: 'You ferry souls on your boat.' },
      deseos: [
        { id: 'concept:cozy', estado: 'cumplido' },
        { id: 'concept:farm', estado: 'desconocido' },
        { id: 'players:coop', estado: 'incumplido' },
        { id: 'concept:zombies', estado: 'cumplido' },
      ],
      distincion: 'joya',
      variantes: ['shorter', 'easier', 'on-mobile'],
    },
    { titulo: 'Stardew Valley', imagen: '/covers/stardew-valley' },
    { titulo: 'A Short Hike', imagen: '/covers/a-short-hike' },
  ],
  entendido: {
    deseos: [
      { id: 'concept:cozy', tipo: 'imprescindible', etiqueta: { es: 'tranquilo', en: 'cozy' }, palabras: 'tranquilo' },
      { id: 'concept:farm', tipo: 'deseable', etiqueta: { es: 'granja', en: 'farming' }, palabras: 'granja' },
      { id: 'players:coop', tipo: 'deseable', etiqueta: { es: 'cooperativo', en: 'co-op' }, palabras: 'en pareja' },
      { id: 'concept:zombies', tipo: 'nunca', etiqueta: { es: 'zombis', en: 'zombies' }, palabras: 'sin zombis' },
    ],
    excluidos: [{ deseo: 'concept:zombies', juegos: 14, titulos: ['Dying Light', 'Project Zomboid'] }],
    relajados: ['concept:farm'],
    relajaciones: [{ deseo: 'concept:cozy', juegos: 3 }],
  },
};
