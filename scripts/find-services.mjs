import { spawnSync } from 'node:child_process';

const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx-light' };

const exists = (command) => !spawnSync(command, ['-v'], { stdio: 'ignore' }).error;

/**
 * Looks for the servers that some tests need, and installs Debian's packages of them where this is allowed.
 *
 * @param commands any of `redis-server` and `nginx`
 * @returns those that are still missing; the tests that need them say so and are skipped
 */
export function findServices(...commands) {
  const missing = commands.filter((command) => !exists(command));
  if (missing.length > 0 && process.getuid?.() === 0 && exists('apt-get')) {
    console.log(`Installing ${missing.join(' and ')}.`);
    // A run level of one keeps the packages from starting their servers.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 180_000 };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const packages = missing.map((command) => PACKAGES[command]);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  }
  const absent = commands.filter((command) => !exists(command));
  for (const command of absent)
    console.log(`No ${command}: \`apt-get install ${PACKAGES[command]}\` as root brings it.`);
  return absent;
}
