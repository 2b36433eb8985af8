#!/usr/bin/env node
// What each page weighs and how Lighthouse finds it, from the last build, beside a bare page of the same Next: `npm run bench:page`.
// `--bytes` leaves Lighthouse out. Lighthouse wants a newer Node than the product, so both come from npm on demand into
// a folder of their own, node_modules/.cache/bench-page.
import { startBarePage } from './bare-page.mjs';
import { launchBrowser, visitorIn } from './launch-browser.mjs';
import { audit, installLighthouse } from './lighthouse.mjs';
import { startServer } from './start-server.mjs';

const PORT = 3221;
const PATHS = ['/', '/about', '/privacy'];
const LANGUAGES = ['es', 'en'];
const KINDS = { Script: 'js', Stylesheet: 'css', Font: 'fonts', Document: 'html', Image: 'images' };
/** What a page may weigh: its JavaScript beside that of a bare page of the same Next, and all of it in bytes. */
const LIMITS = { js: 1.15, total: 300_000 };

const { browser, path: browserPath } = await launchBrowser();
const withLighthouse = !process.argv.includes('--bytes');
if (withLighthouse) await installLighthouse();

const server = await startServer(PORT);
const bare = await startBarePage(PORT + 1);
const pages = [
  { name: 'bare page', url: bare.url, language: 'es' },
  ...LANGUAGES.flatMap((language) =>
    PATHS.map((path) => ({ name: `${language} ${path}`, url: `${server.url}${path}`, language })),
  ),
];
try {
  let bareScript;
  for (const { name, url, language } of pages) {
    const bytes = await weigh(url, language);
    bareScript ??= bytes.js;
    const parts = Object.entries(bytes).map(([kind, count]) => `${kind} ${(count / 1000).toFixed(1)}`);
    const ratio = bytes.js / bareScript;
    console.log(
      `${name.padEnd(12)} kB over the network: ${parts.join(' · ')} · js × ${ratio.toFixed(2)} of the bare page`,
    );
    if (ratio > LIMITS.js || bytes.total > LIMITS.total) {
      console.error(`  too heavy: the limits are js × ${LIMITS.js}, total ${LIMITS.total / 1000} kB`);
      process.exitCode = 1;
    }
  }
  if (withLighthouse) {
    for (const { name, url, language } of pages) {
      const { scores, metrics } = await audit(url, language, browserPath);
      console.log(`${name.padEnd(12)} Lighthouse mobile ${scores.join('/')} · ${metrics.join(' · ')}`);
    }
  }
} finally {
  await browser.close();
  server.stop();
  bare.stop();
}

/** What a first visit transfers until nothing more comes, by kind, in bytes as compressed, without headers. */
async function weigh(url, language) {
  const context = await visitorIn(browser, language, url);
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}
