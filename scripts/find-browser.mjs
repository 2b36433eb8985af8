import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inNodeModules, ROOT, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a browser for the tests, and installs one where none is: Playwright's own, else one on the machine, else
 * Debian's package when run as root. Gives the environment that points Playwright to it, or nothing.
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return { CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  if (launches()) return {};
  const found = onThisMachine();
  if (found) return { CHROMIUM_PATH: found };

  console.log('No browser yet: asking Playwright for its own.');
  await run(process.execPath, [inNodeModules('@playwright/test/cli.js'), 'install', '--only-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  if (launches()) return {};

  if (process.getuid?.() === 0 && succeeds('apt-get', ['--version'])) {
    console.log('Playwright could not download it: installing the package of Debian.');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], quiet);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    const installed = onThisMachine();
    if (installed) return { CHROMIUM_PATH: installed };
  }
  console.error(
    'No browser for the tests. Install Chromium or Chrome, or run `npx playwright install chromium` where the network allows it; ' +
      'CHROMIUM_PATH may point to one.',
  );
  return undefined;
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  return candidates.find((path) => existsSync(path) && launches(path));
}

/** Whether Playwright can start this browser, or its own when no path is given. */
function launches(executablePath) {
  const options = JSON.stringify({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  return succeeds(process.execPath, [
    '-e',
    `require('@playwright/test').chromium.launch(${options}).then((browser) => browser.close())`,
  ]);
}

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'ignore', timeout: 60_000 }).status === 0;
}
