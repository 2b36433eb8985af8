#!/usr/bin/env node
// Makes the pictures of docs/ from the last build, every page and every state: `npm run screenshots`.
// With a folder as argument it writes PNGs of both languages, schemes and widths there instead, to look at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser, visitorIn } from './launch-browser.mjs';
import { ROOT } from './run.mjs';
import { STATES } from './screenshot-states.mjs';
import { startServer } from './start-server.mjs';

const PORT = 3220;
const SCALE = { 375: 0.6, 1280: 0.5 };
/** What docs/ shows: each language, scheme and width, without all their combinations. */
const SELECTION = [
  { language: 'es', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 375 },
];
const EVERYTHING = ['es', 'en'].flatMap((language) =>
  ['light', 'dark'].flatMap((colorScheme) => [375, 1280].map((width) => ({ language, colorScheme, width }))),
);

const { browser } = await launchBrowser();
const folder = process.argv[2] ? resolve(process.argv[2]) : join(ROOT, 'docs');
mkdirSync(folder, { recursive: true });

const server = await startServer(PORT);
try {
  for (const setting of process.argv[2] ? EVERYTHING : SELECTION) await takeAll(setting);
} finally {
  await browser.close();
  server.stop();
}

/** Takes every page and state in one language, scheme and width. */
async function takeAll({ language, colorScheme, width }) {
  const context = await visitorIn(browser, language, server.url, {
    viewport: { width, height: width < 600 ? 720 : 860 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  for (const [state, reach] of Object.entries(STATES)) {
    const page = await context.newPage();
    await reach(page, server.url, language);
    await take(page, `${state}-${language}-${colorScheme}-${width}`, width);
    await page.close();
  }
  await context.close();
}

async function take(page, name, width) {
  // The dots come some time after the page.
  await page.waitForFunction(() => document.querySelector('.dot')?.offsetWidth > 0);
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    // It blinks, and the picture would depend on the moment.
    document.querySelector('textarea')?.style.setProperty('caret-color', 'transparent');
  });
  if (process.argv[2]) {
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    return;
  }
  // As WebP, scaled down: a tenth of the PNG, which the repository keeps for ever.
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), 2400);
  await page.setViewportSize({ width, height });
  // Wait for the larger window to be drawn.
  await page.waitForTimeout(250);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: { x: 0, y: 0, width, height, scale: SCALE[width] },
  });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
