// Loads the built product on this machine and nothing else: `npm run bench:load`, after `npm run build`.
// It compares addresses of one server in one run, because requests per second depend on the machine. `-- 5000` makes
// the search for growing memory shorter than its 50,000 requests.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { answers } from '../scripts/answers.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { FRESH_SETTINGS } from '../scripts/fresh-settings.mjs';
import { ROOT } from '../scripts/run.mjs';
import { load } from './load/load.mjs';
import { residentMegabytes } from './load/resident-megabytes.mjs';
import { SEARCHES } from './load/searches.mjs';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP = 2000;
const REQUESTS = Number(process.argv[2] ?? 50_000);
const TARGETS = {
  'GET /api/health (trivial)': { method: 'GET', path: '/api/health' },
  'POST /api/search': { method: 'POST', path: '/api/search', bodies: SEARCHES },
  'POST /api/search, empty query': { method: 'POST', path: '/api/search', bodies: ['{"query":" "}'], expect: 400 },
  'GET /robots.txt (bare, prerendered)': { method: 'GET', path: '/robots.txt' },
  'GET /': { method: 'GET', path: '/' },
  'GET /about': { method: 'GET', path: '/about' },
};

const port = await freePort();
const server = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
  env: { ...process.env, ...FRESH_SETTINGS, PORT: String(port), RATE_LIMIT_PER_MINUTE: '0' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  if (!(await answers(`http://127.0.0.1:${port}/api/health`)))
    throw new Error('Cannot load the product: it does not start');
  await load({ port, ...TARGETS['POST /api/search'], requests: 500 });
  await compare();
  await watchMemory();
} finally {
  server.kill('SIGTERM');
}

/** Rounds go through all addresses in turn, so that a slow moment of the machine hits them alike. */
async function compare() {
  const measured = new Map(Object.keys(TARGETS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(TARGETS)) {
      measured.get(name).push(await load({ port, ...target, seconds: SECONDS }));
    }
  }
  const rows = [...measured].map(([name, runs]) => ({
    name,
    rps: median(runs.map((run) => run.perSecond)),
    p50: median(runs.map((run) => run.p50)),
    p99: median(runs.map((run) => run.p99)),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  }));
  const trivial = rows[0].rps;
  const bare = rows.find(({ name }) => name.includes('bare')).rps;
  console.log(
    `\n${ROUNDS} rounds of ${SECONDS} s with 8 connections, medians; ratios are requests per second within this run`,
  );
  for (const { name, rps, p50, p99, failed } of rows) {
    const ratio =
      name.startsWith('GET /') && !name.includes('health')
        ? `${(rps / bare).toFixed(2)} of bare`
        : `${(rps / trivial).toFixed(2)} of trivial`;
    console.log(
      `${name.padEnd(36)} ${rps.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${ratio}${failed ? `  ${failed} FAILED` : ''}`,
    );
  }
}

async function watchMemory() {
  await load({ port, ...TARGETS['POST /api/search'], requests: WARM_UP });
  const before = residentMegabytes(server.pid);
  if (before === undefined) return console.log('Memory of another process cannot be read on this machine.');
  const { failed } = await load({ port, ...TARGETS['POST /api/search'], requests: REQUESTS });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const after = residentMegabytes(server.pid);
  console.log(
    `Memory: ${before.toFixed(0)} MB after ${WARM_UP} searches, ${after.toFixed(0)} MB after ${REQUESTS} more: ` +
      `${(after - before).toFixed(0)} MB of growth, ${failed} failed`,
  );
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
