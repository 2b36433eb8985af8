#!/usr/bin/env node
// Makes docs/home.png, the picture of the README, from the last build: `node scripts/screenshot.mjs`.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { bin, ROOT } from './run.mjs';

const PORT = '3220';
const REQUEST = 'Algo tranquilo de granja para jugar en el sofá con mi pareja, sin combates';

const { chromium } = createRequire(join(ROOT, 'package.json'))('@playwright/test');
const found = await findBrowser();
if (found === undefined) process.exit(1);

const server = spawn(process.execPath, [bin('next/dist/bin/next'), 'start', '-p', PORT], {
  cwd: ROOT,
  stdio: 'ignore',
});
const browser = await chromium.launch({
  executablePath: found.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1640 }, reducedMotion: 'reduce' });
  await open(page, `http://localhost:${PORT}/`);
  await page.fill('#query', REQUEST);
  await page.click('#search-button');
  await page.waitForSelector('.card');
  await page.click('.notice-close');
  await page.waitForLoadState('networkidle');
  mkdirSync(join(ROOT, 'docs'), { recursive: true });
  await page.screenshot({ path: join(ROOT, 'docs', 'home.png') });
} finally {
  await browser.close();
  server.kill();
}

/** Opens the page as soon as the server is up. */
async function open(page, url) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await page.goto(url);
    } catch (error) {
      if (attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
