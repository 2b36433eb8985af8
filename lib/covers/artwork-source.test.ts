/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArtworkSource, MISSING_SECONDS } from './artwork-source';
import { createArtworkStore } from './artwork-store';
import { createCircuitBreaker } from './circuit-breaker';
import type { Artwork, FetchArtwork } from './fetch-artwork';

const artwork: Artwork = { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]) };
const found: FetchArtwork = async () => ({ outcome: 'found', artwork });
const failed: FetchArtwork = async () => ({ outcome: 'failed' });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'covers-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function source(fetchArtwork: FetchArtwork, breaker = createCircuitBreaker(), at = folder) {
  const calls = jest.fn(fetchArtwork);
  return { calls, find: createArtworkSource({ fetchArtwork: calls, store: createArtworkStore(at), breaker }) };
}

test('artwork is fetched once, then read from the disk, also after a restart', async () => {
  const first = source(found);
  expect(await first.find(7)).toEqual(artwork);
  expect(await first.find(7)).toEqual(artwork);
  expect(first.calls).toHaveBeenCalledTimes(1);
  const second = source(failed);
  expect(await second.find(7)).toEqual(artwork);
  expect(second.calls).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(['7.image']);
});

test('requests at the same time share one fetch', async () => {
  const { calls, find } = source(found);
  const answers = await Promise.all(Array.from({ length: 20 }, () => find(7)));
  expect(answers.every((answer) => answer === answers[0])).toBe(true);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a disk that fails does no harm', async () => {
  await writeFile(join(folder, 'file'), '');
  const { calls, find } = source(found, createCircuitBreaker(), join(folder, 'file', 'below'));
  expect(await find(7)).toEqual(artwork);
  expect(await find(7)).toEqual(artwork);
  expect(calls).toHaveBeenCalledTimes(2);
});

test('a file that is no picture is fetched anew', async () => {
  await writeFile(join(folder, '7.image'), '<script>');
  const { calls, find } = source(found);
  expect(await find(7)).toEqual(artwork);
  expect(calls).toHaveBeenCalledTimes(1);
});

test('a game without artwork is remembered and does not open the breaker', async () => {
  const { calls, find } = source(async () => ({ outcome: 'missing' }), createCircuitBreaker(1));
  expect([await find(7), await find(7), await find(8)]).toEqual(['missing', 'missing', 'missing']);
  expect(calls).toHaveBeenCalledTimes(2);
});

test('a game without artwork is asked for again after a day', async () => {
  let time = 1_000_000;
  const fetchArtwork = jest.fn(found).mockResolvedValueOnce({ outcome: 'missing' });
  const parts = { fetchArtwork, store: createArtworkStore(folder), breaker: createCircuitBreaker() };
  const find = createArtworkSource({ ...parts, now: () => time });
  expect(await find(7)).toBe('missing');
  time += MISSING_SECONDS * 1000 - 1;
  expect(await find(7)).toBe('missing');
  time += 1;
  expect(await find(7)).toEqual(artwork);
});

test('after three failures in a row nothing is fetched until the rest is over, then one call tries', async () => {
  let time = 0;
  const { calls, find } = source(
    failed,
    createCircuitBreaker(3, 1_000, () => time),
  );
  for (let steam = 1; steam <= 10; steam++) expect(await find(steam)).toBe('unreachable');
  expect(calls).toHaveBeenCalledTimes(3);
  time = 1_000;
  await Promise.all([find(11), find(12), find(13)]);
  expect(calls).toHaveBeenCalledTimes(4);
});

test('createCircuitBreaker() counts failures in a row, not in all', () => {
  const breaker = createCircuitBreaker(2, 1_000, () => 0);
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  breaker.succeeded();
  expect(breaker.allows()).toBe(true);
});
