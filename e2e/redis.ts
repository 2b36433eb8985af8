import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { freePort } from '../scripts/free-port.mjs';
import { start } from './server';

/** Why no Redis can be started here, or nothing when one can. `scripts/find-services.mjs` installs it before the tests. */
export const noRedis =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'no redis-server on this machine; `apt-get install redis-server` brings one';

/** Starts a Redis that keeps nothing on disk and ends with the test. */
export async function startRedis(port?: number) {
  const chosen = port ?? (await freePort());
  const program = start('redis-server', [
    '--port',
    String(chosen),
    '--save',
    '',
    '--appendonly',
    'no',
    '--bind',
    '127.0.0.1',
  ]);
  return { ...program, port: chosen, url: `redis://127.0.0.1:${chosen}` };
}

/** Something that takes connections like a Redis and never says a word. */
export async function startSilence(): Promise<{ url: string; close: () => void }> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `redis://127.0.0.1:${typeof address === 'object' && address?.port}`, close: () => server.close() };
}
