const BODY = JSON.stringify({ query: 'algo tranquilo de granja' });

/** Shows that the instances share the limit, and that losing one in mid-load loses no request. */
export async function testCluster(cluster) {
  const results = [await sharesTheLimit(cluster), await survivesALoss(cluster)];
  for (const { name, ok, seen } of results) console.log(`${ok ? '✓' : '✗'} ${name}: ${seen}`);
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
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

async function survivesALoss({ url, instances: [victim] }) {
  const end = performance.now() + 6000;
  const counts = new Map();
  const count = (outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  setTimeout(() => victim.child.kill('SIGKILL'), 2000);
  const visitor = async (page) => {
    while (performance.now() < end) {
      const response = await (page ? fetch(`${url}/about`) : post(url)).catch(() => undefined);
      const whole = await response?.text().catch(() => undefined);
      count(whole === undefined ? 'lost' : response.status);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => visitor(number % 2 === 0)));
  const good = (counts.get(200) ?? 0) + (counts.get(429) ?? 0);
  const all = [...counts.values()].reduce((sum, some) => sum + some, 0);
  return {
    name: 'losing one instance in mid-load loses no request',
    ok: good === all && (counts.get(200) ?? 0) > 100,
    seen: [...counts].map(([outcome, times]) => `${outcome} × ${times}`).join(', '),
  };
}

function post(url, headers = {}) {
  return fetch(`${url}/api/search`, {
    method: 'POST',
    body: BODY,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
