import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';

/** Starts the browser that the tests use, and gives its path; ends the process with a message where none can be had. */
export async function launchBrowser() {
  const found = await findBrowser();
  if (found === undefined) process.exit(1);
  const path = found.CHROMIUM_PATH ?? chromium.executablePath();
  const browser = await chromium.launch({
    executablePath: found.CHROMIUM_PATH,
    // Chromium refuses to run as root with its sandbox.
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  return { browser, path };
}

/** A visitor who chose a language earlier: cookie and storage agree. */
export async function visitorIn(browser, language, url, options = {}) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url }]);
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
  return context;
}
