import { readFileSync } from 'node:fs';
import { findServices } from '../find-services.mjs';
import { freePort } from '../free-port.mjs';
import { startCluster } from './start-cluster.mjs';

const BODY = JSON.stringify({ query: 'algo tranquilo de granja' });
const VISITORS = 8;
const LOAD_MS = 5000;
/** More searches than a load makes, so that all of them count and none is refused. */
const NO_LIMIT = 1_000_000;
/** Fewer of these would say little about what the end of an instance does to them. */
const LEAST = 20;

/**
 * Starts a cluster and shows that its instances share the limit; then one without a limit to speak of, and shows that ending an instance
 * in mid-load leaves no request without an answer. Counts one skipped test where a server for it can neither be found nor installed.
 */
export async function testCluster() {
  const missing = findServices('redis-server', 'nginx');
  if (missing.length > 0) {
    console.log(`Skipped: the cluster needs ${missing.join(' and ')}.`);
    return { passed: 0, failed: 0, skipped: 1, code: 0 };
  }
  const results = [];
  await withCluster({}, async (cluster) => {
    results.push(await sharesTheLimit(cluster));
    results.push(await refusesOddMethods(cluster));
  });
  await withCluster({ limit: NO_LIMIT }, async (cluster) => {
    const [one, two] = cluster.instances;
    results.push(await survives('stopping', cluster, () => one.end('SIGTERM')));
    await one.restart();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    results.push(await survives('killing', cluster, () => two.end('SIGKILL')));
    results.push(namesNobody(cluster));
  });
  for (const { name, ok, seen } of results) console.log(`${ok ? '✓' : '✗'} ${name}: ${seen}`);
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  return { passed, failed, skipped: 0, code: failed === 0 ? 0 : 1 };
}

async function withCluster(settings, work) {
  const cluster = await startCluster({ port: await freePort(), ...settings });
  try {
    await work(cluster);
  } finally {
    await cluster.stop();
  }
}

async function sharesTheLimit({ url, limit, instances }) {
  const statuses = [];
  for (let time = 0; time < limit + 5; time += 1) statuses.push((await post(url)).status);
  const answered = statuses.filter((status) => status === 200).length;
  // Asked past nginx, each instance knows of what both have answered.
  const direct = await Promise.all(
    instances.map(async (instance) => (await post(instance.url, { 'X-Forwarded-For': '127.0.0.1' })).status),
  );
  return {
    name: 'two instances share one limit',
    ok: answered === limit && direct.every((status) => status === 429),
    seen: `${answered} of ${statuses.length} answered with a limit of ${limit}; asked directly: ${direct.join(', ')}`,
  };
}

async function refusesOddMethods({ url }) {
  const statuses = await Promise.all(
    ['PROPFIND', 'QUERY'].map(async (method) => (await fetch(`${url}/about`, { method })).status),
  );
  return {
    name: 'methods that no page has are refused',
    ok: statuses.every((status) => status === 405),
    seen: statuses.join(', '),
  };
}

/** An instance that ends is worth many lines of the level of an error, each with the address of a visitor. */
function namesNobody({ errorLog }) {
  const lines = readFileSync(errorLog, 'utf8')
    .split('\n')
    .filter((line) => line.includes('client:'));
  return { name: 'the log of errors names no visitor', ok: lines.length === 0, seen: `${lines.length} lines name one` };
}

/** An answer that a killed process had begun to send ends with it, so at most one for each visitor may be cut off. */
async function survives(what, { url }, end) {
  const counts = new Map();
  const count = (outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const over = performance.now() + LOAD_MS;
  let ended = false;
  setTimeout(() => {
    ended = true;
    end();
  }, LOAD_MS / 3);
  const visitor = async (wanted) => {
    while (performance.now() < over) {
      const when = ended ? 'after' : 'before';
      const response = await (wanted === 'page' ? fetch(`${url}/about`) : post(url)).catch(() => undefined);
      const body = await response?.text().catch(() => undefined);
      if (response === undefined) count('unanswered');
      else if (body === undefined) count('cut off');
      else count(response.status === 200 ? `${wanted} ${when}` : response.status);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number % 2 === 0 ? 'page' : 'search')));
  const times = (outcome) => counts.get(outcome) ?? 0;
  const answered = ['page before', 'page after', 'search before', 'search after'];
  const good = answered.reduce((sum, outcome) => sum + times(outcome), times('cut off'));
  const all = [...counts.values()].reduce((sum, some) => sum + some, 0);
  return {
    name: `${what} one instance in mid-load leaves no request without an answer`,
    ok:
      good === all &&
      answered.every((outcome) => times(outcome) >= LEAST) &&
      times('cut off') <= (what === 'killing' ? VISITORS : 0),
    seen: [...counts].map(([outcome, some]) => `${outcome} × ${some}`).join(', '),
  };
}

function post(url, headers = {}) {
  return fetch(`${url}/api/search`, {
    method: 'POST',
    body: BODY,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
