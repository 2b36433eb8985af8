import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answers } from './answers.mjs';
import { FRESH_SETTINGS } from './fresh-settings.mjs';
import { ROOT } from './run.mjs';

/** Starts the last build as on a fresh machine, without a limit of searches and without fetching artwork, and waits until it answers. */
export async function startServer(port) {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, ...FRESH_SETTINGS, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', COVER_ARTWORK: 'off' },
  });
  if (await answers(`${url}/robots.txt`)) return { url, stop: () => child.kill() };
  child.kill();
  throw new Error(`Cannot start the server on port ${port}: is it built, and the port free?`);
}
