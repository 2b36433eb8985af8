import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { noRedis, startRedis, startSilence } from './redis';
import { postSearch, startSite, stopServers } from './server';

test.afterEach(stopServers);

const LIMITED = { RATE_LIMIT_PER_MINUTE: '5' };
const search = (url: string, address = '203.0.113.1') =>
  postSearch(url, '{"query":"algo tranquilo"}', { headers: { 'X-Forwarded-For': address } });

async function statuses(url: string, times: number, address?: string): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await search(url, address)).status);
  return all;
}

test.describe('with a Redis', () => {
  test.skip(noRedis !== undefined, noRedis);

  test('two instances share one limit', async () => {
    const redis = await startRedis();
    const sites = [
      await startSite({ ...LIMITED, REDIS_URL: redis.url }),
      await startSite({ ...LIMITED, REDIS_URL: redis.url }),
    ];
    for (const site of sites) await site.ready();
    const [one, two] = sites.map(({ url }) => url) as [string, string];
    expect(await statuses(one, 3)).toEqual([200, 200, 200]);
    expect(await statuses(two, 3)).toEqual([200, 200, 429]);
    const refused = await search(one);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-policy')).toBe('"search";q=5;w=60');
    expect(refused.headers.get('ratelimit')).toMatch(/^"search";r=0;t=\d+$/);
    expect((await search(two, '203.0.113.2')).status).toBe(200);
  });

  test('losing the Redis stops nothing, and its return is noticed', async () => {
    const redis = await startRedis();
    const site = await startSite({ ...LIMITED, REDIS_URL: redis.url });
    await site.ready();
    expect(await statuses(site.url, 2)).toEqual([200, 200]);
    redis.child.kill('SIGKILL');
    await redis.exit;
    // The instance counts for itself now, from the start.
    expect(await statuses(site.url, 6)).toEqual([200, 200, 200, 200, 200, 429]);
    await expect.poll(() => site.output()).toContain('"service":"redis","state":"away"');
    await startRedis(redis.port);
    await expect.poll(() => site.output(), { timeout: 15_000 }).toContain('"service":"redis","state":"back"');
    expect((await search(site.url)).status).toBe(200);
  });
});

test('a server with no Redis at the address that it was given works and limits', async () => {
  const site = await startSite({ ...LIMITED, REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  await site.ready();
  expect(await statuses(site.url, 6)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a Redis that never answers costs little time', async () => {
  const silence = await startSilence();
  const site = await startSite({ ...LIMITED, REDIS_URL: silence.url });
  await site.ready();
  await search(site.url, 'warm-up');
  const start = performance.now();
  expect((await search(site.url)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(1500);
  silence.close();
});
