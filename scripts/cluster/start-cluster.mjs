import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers } from '../answers.mjs';
import { freePort } from '../free-port.mjs';
import { FRESH_SETTINGS } from '../fresh-settings.mjs';
import { ROOT } from '../run.mjs';
import { nginxConfig } from './nginx-config.mjs';

const LIMIT = 40;

/** Starts Redis, two instances and nginx on this machine; resolves once the site answers, and leaves nothing behind if it does not. */
export async function startCluster({ port }) {
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
    return { ...(await launchAll({ launch, folder, port })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function launchAll({ launch, folder, port }) {
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
        RATE_LIMIT_PER_MINUTE: String(LIMIT),
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
  writeFileSync(configuration, nginxConfig({ port, folder, instances: instances.map(({ url }) => new URL(url).host) }));
  launch('nginx', ['-c', configuration, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;']);
  const url = `http://127.0.0.1:${port}`;
  await ready(`${url}/api/health`);

  return { url, limit: LIMIT, instances };
}

async function ready(url) {
  if (!(await answers(url))) throw new Error(`Cannot start the cluster: nobody answers at ${url}`);
}
