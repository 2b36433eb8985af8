import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { inNodeModules, run } from './run.mjs';

const FOLDER = inNodeModules('.cache/bench-page');
const PACKAGES = ['node@24.21.0', 'lighthouse@13.5.0'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

/** Installs Lighthouse and the Node that it wants, once, outside of the product's own packages. */
export async function installLighthouse() {
  if (existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) return;
  mkdirSync(FOLDER, { recursive: true });
  const code = await run('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', ...PACKAGES]);
  if (code !== 0) throw new Error('Cannot install Lighthouse; `--bytes` leaves it out');
}

/** Runs Lighthouse's simulation of a phone on one page; gives the four scores and what the first was made of. */
export async function audit(url, language, chromePath) {
  const report = join(FOLDER, 'report.json');
  rmSync(report, { force: true });
  const profile = await profileIn(language, url, chromePath);
  const { stderr } = spawnSync(
    join(FOLDER, 'node_modules', '.bin', 'node'),
    [
      join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      // It would forget the language.
      '--disable-storage-reset',
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --user-data-dir=${profile}`,
      '--quiet',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromePath } },
  );
  if (!existsSync(report)) throw new Error(`Lighthouse gave no report for ${url}: ${stderr.slice(-500)}`);
  const { categories, audits, environment } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
  );
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    metrics: [
      ...Object.entries(METRICS).map(([id, name]) => `${name} ${audits[id].displayValue}`),
      // How fast the machine was; the simulation takes any for a desktop of 1500 to 2000 and slows it down by four.
      `machine ${environment.benchmarkIndex}`,
      ...failed.map(({ id }) => `fails ${id}`),
    ],
  };
}

/**
 * A fresh profile of a visitor who chose a language earlier: cookie and storage agree. A page in another language than the storage
 * says is fetched once more, and what is painted then would count.
 *
 * @returns the folder that holds it
 */
async function profileIn(language, url, executablePath) {
  const folder = join(FOLDER, 'profile');
  rmSync(folder, { recursive: true, force: true });
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: ['--no-sandbox'] });
  const year = Math.floor(Date.now() / 1000) + 31_536_000;
  await context.addCookies([{ name: 'NEXT_LOCALE', value: language, url, expires: year }]);
  const page = await context.newPage();
  // Nothing of the pages themselves is in the cache then.
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await context.close();
  return folder;
}
