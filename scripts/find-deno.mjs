import { spawnSync } from 'node:child_process';

/** The runtime of Supabase's functions, as an npm package; kept in npm's cache and not among our dependencies, for its size. */
const PACKAGE = 'deno@2.9.6';

let found;

/** Path of Deno: `DENO_PATH`, else from npm's cache, into which it is fetched once. Nothing where it cannot be had. */
export function findDeno() {
  found ??= process.env.DENO_PATH ?? fromNpm();
  return found || undefined;
}

function fromNpm() {
  const { status, stdout } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'deno', 'eval', 'console.log(Deno.execPath())'],
    { encoding: 'utf8', timeout: 150_000, shell: process.platform === 'win32' },
  );
  return status === 0 ? stdout.trim().split('\n').at(-1) : '';
}
