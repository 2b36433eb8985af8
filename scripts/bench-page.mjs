#!/usr/bin/env node
// What each page weighs and how Lighthouse finds it, from the last build: `npm run bench:page`.
// `--bytes` leaves Lighthouse out. Lighthouse wants a newer Node than the product, so both come from npm on demand into
// a folder of their own, node_modules/.cache/bench-page.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { audit, installLighthouse } from './lighthouse.mjs';
import { ROOT } from './run.mjs';
import { startServer } from './start-server.mjs';

const PORT = 3221;
const PATHS = ['/', '/about', '/privacy'];
const LANGUAGES = ['es', 'en'];
const KINDS = { Script: 'js', Stylesheet: 'css', Font: 'fonts', Document: 'html', Image: 'images' };
/** JavaScript of a page with one line of text in the same version of Next, gzip, in bytes. */
const BARE_PAGE = 137_000;
/** What a page may weigh. */
const LIMITS = { js: 1.15 * BARE_PAGE, total: 300_000 };

const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
const found = await findBrowser();
if (found === undefined) process.exit(1);
const withLighthouse = !process.argv.includes('--bytes');
if (withLighthouse) await installLighthouse();

const server = await startServer(PORT);
const browser = await chromium.launch({
  executablePath: found.CHROMIUM_PATH,
  args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  for (const language of LANGUAGES) {
    for (const path of PATHS) {
      const bytes = await weigh(path, language);
      const parts = Object.entries(bytes).map(([kind, count]) => `${kind} ${(count / 1000).toFixed(1)}`);
      console.log(`${language} ${path.padEnd(9)} kB over the network: ${parts.join(' · ')}`);
      if (bytes.js > LIMITS.js || bytes.total > LIMITS.total) {
        console.error(`  too heavy: the limits are js ${LIMITS.js / 1000} kB, total ${LIMITS.total / 1000} kB`);
        process.exitCode = 1;
      }
    }
  }
  if (withLighthouse) {
    for (const language of LANGUAGES) {
      for (const path of PATHS) {
        const { scores, metrics } = await audit(`${server.url}${path}`, language, chromiumPath());
        console.log(`${language} ${path.padEnd(9)} Lighthouse mobile ${scores.join('/')} · ${metrics.join(' · ')}`);
      }
    }
  }
} finally {
  await browser.close();
  server.stop();
}

/** What a first visit transfers until nothing more comes, by kind, in bytes as compressed, without headers. */
async function weigh(path, language) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url: server.url }]);
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const responses = new Map();
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, total: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { kind: KINDS[type] ?? 'other', headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = responses.get(requestId) ?? { kind: 'other', headers: 0 };
    const count = Math.max(0, encodedDataLength - headers);
    bytes[kind] = (bytes[kind] ?? 0) + count;
    bytes.total += count;
  });
  await session.send('Network.enable');
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

function chromiumPath() {
  return found.CHROMIUM_PATH ?? chromium.executablePath();
}
