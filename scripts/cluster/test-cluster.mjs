import { findServices } from '../find-services.mjs';
import { freePort } from '../free-port.mjs';
import { startCluster } from './start-cluster.mjs';

const BODY = JSON.stringify({ query: 'algo tranquilo de granja' });
const VISITORS = 8;
const LOAD_MS = 5000;

/**
 * Starts a cluster and shows that its instances share the limit, and that ending one in mid-load leaves no request
 * without an answer. Counts one skipped test where a server for it can neither be found nor installed.
 */
export async function testCluster() {
  const missing = findServices('redis-server', 'nginx');
  if (missing.length > 0) {
    console.log(`Skipped: the cluster needs ${missing.join(' and ')}.`);
    return { passed: 0, failed: 0, skipped: 1, code: 0 };
  }
  const cluster = await startCluster({ port: await freePort() });
  const [one, two] = cluster.instances;
  const results = [];
  try {
    results.push(await sharesTheLimit(cluster));
    results.push(await survives('stopping', cluster, () => one.end('SIGTERM')));
    await one.restart();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    results.push(await survives('killing', cluster, () => two.end('SIGKILL')));
  } finally {
    await cluster.stop();
  }
  for (const { name, ok, seen } of results) console.log(`${ok ? '✓' : '✗'} ${name}: ${seen}`);
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  return { passed, failed, skipped: 0, code: failed === 0 ? 0 : 1 };
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

/** An answer that a killed process had begun to send ends with it, so at most one for each visitor may be cut off. */
async function survives(what, { url }, end) {
  const counts = new Map();
  const count = (outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const over = performance.now() + LOAD_MS;
  setTimeout(end, LOAD_MS / 3);
  const visitor = async (page) => {
    while (performance.now() < over) {
      const response = await (page ? fetch(`${url}/about`) : post(url)).catch(() => undefined);
      const body = await response?.text().catch(() => undefined);
      count(response === undefined ? 'unanswered' : body === undefined ? 'cut off' : response.status);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number % 2 === 0)));
  const times = (outcome) => counts.get(outcome) ?? 0;
  const expected = times(200) + times(429) + times('cut off');
  const all = [...counts.values()].reduce((sum, some) => sum + some, 0);
  return {
    name: `${what} one instance in mid-load leaves no request without an answer`,
    ok: expected === all && times(200) > 100 && times('cut off') <= (what === 'killing' ? VISITORS : 0),
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
