import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** Starts the last build on a port, without a limit of searches and without fetching artwork, and waits until it answers. */
export async function startServer(port) {
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0', COVER_ARTWORK: 'off' },
  });
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const up = await fetch(`${url}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  child.kill();
  throw new Error(`Cannot start the server on port ${port}: is it built, and the port free?`);
}
