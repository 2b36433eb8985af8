import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers } from '../answers.mjs';
import { freePort } from '../free-port.mjs';
import { FRESH_SETTINGS } from '../fresh-settings.mjs';
import { ROOT } from '../run.mjs';
import { nginxConfig } from './nginx-config.mjs';

const SEARCH_TIMEOUT_MS = 30_000;

/**
 * Starts Redis, two instances and nginx on this machine; resolves once the site answers, and leaves nothing behind if it does not.
 *
 * @param limit searches that one address may make in a minute
 */
export async function startCluster({ port, limit = 40 }) {
  const folder = mkdtempSync(join(tmpdir(), 'juegazo-cluster-'));
  const children = [];
  const launch = (command, args, env = {}) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
    children.push(child);
    return child;
  };
  const stop = async () => {
    // The last one started stands in front of the others.
    for (const child of children.reverse()) {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 3000);
      if (child.exitCode === null && child.signalCode === null)
        await new Promise((resolve) => child.once('exit', resolve));
      clearTimeout(force);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await launchAll({ launch, folder, port, limit })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function launchAll({ launch, folder, port, limit }) {
  const redisPort = String(await freePort());
  launch('redis-server', [
    '--port',
    redisPort,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ]);

  const instance = async () => {
    const instancePort = await freePort();
    const launchIt = () =>
      launch(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
        ...FRESH_SETTINGS,
        PORT: String(instancePort),
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        RATE_LIMIT_PER_MINUTE: String(limit),
        SEARCH_TIMEOUT_MS: String(SEARCH_TIMEOUT_MS),
        // Past nginx nobody reaches them.
        LISTEN_ADDRESS: '127.0.0.1',
      });
    let child = launchIt();
    const url = `http://127.0.0.1:${instancePort}`;
    await ready(`${url}/api/health`);
    const restart = () => {
      child = launchIt();
      return ready(`${url}/api/health`);
    };
    return { url, restart, end: (signal) => child.kill(signal) };
  };
  const instances = await Promise.all([instance(), instance()]);

  const configuration = join(folder, 'nginx.conf');
  const hosts = instances.map(({ url }) => new URL(url).host);
  writeFileSync(configuration, nginxConfig({ port, folder, instances: hosts, searchTimeoutMs: SEARCH_TIMEOUT_MS }));
  launch('nginx', ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;']);
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/api/health`);

  return { url, limit, instances, errorLog: join(folder, 'error.log') };
}

async function ready(url) {
  if (!(await answers(url))) throw new Error(`Cannot start the cluster: nobody answers at ${url}`);
}
