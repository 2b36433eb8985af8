/** @jest-environment node */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArtworkStore } from './artwork-store';
import type { Artwork } from './fetch-artwork';

jest.mock('node:os', () => {
  const os = jest.requireActual('node:os');
  return { ...os, tmpdir: jest.fn(os.tmpdir) };
});

const artwork: Artwork = { type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]) };

let temporary: string;
let shared: string;
beforeEach(async () => {
  temporary = await mkdtemp(join(jest.requireActual('node:os').tmpdir(), 'store-test-'));
  shared = join(temporary, 'juegazo-covers');
  jest.mocked(tmpdir).mockReturnValue(temporary);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(temporary, { recursive: true, force: true });
});

test('without a folder of its own, it keeps artwork in a temporary one that is closed to others', async () => {
  const store = createArtworkStore();
  expect(await store.read(7)).toBeUndefined();
  await store.write(7, artwork);
  expect(await store.read(7)).toEqual(artwork);
  expect((await stat(shared)).mode & 0o777).toBe(0o700);
});

test.each<[string, () => Promise<unknown>]>([
  ['open to others', () => mkdir(shared).then(() => chmod(shared, 0o777))],
  ['a link', () => mkdir(join(temporary, 'elsewhere'), { mode: 0o700 }).then(() => symlink('elsewhere', shared))],
  [
    'of somebody else',
    async () => {
      await mkdir(shared, { mode: 0o700 });
      const me = process.getuid?.() ?? 0;
      jest.spyOn(process, 'getuid' as never).mockReturnValue((me + 1) as never);
    },
  ],
])('a temporary folder that is %s is neither read nor written', async (_, make) => {
  await make();
  await writeFile(join(shared, '7.image'), artwork.bytes);
  const store = createArtworkStore();
  expect(await store.read(7)).toBeUndefined();
  await store.write(8, artwork);
  expect(await readdir(shared)).toEqual(['7.image']);
});

test('a folder that was named is used whoever may write to it', async () => {
  const folder = join(temporary, 'named');
  await mkdir(folder).then(() => chmod(folder, 0o777));
  const store = createArtworkStore(folder);
  await store.write(7, artwork);
  expect(await store.read(7)).toEqual(artwork);
});

test('a draft is written through no link, and the next one is written again', async () => {
  const folder = join(temporary, 'named');
  const target = join(temporary, 'target');
  await mkdir(folder);
  await writeFile(target, 'of somebody else');
  await symlink(target, join(folder, `7.image.${process.pid}`));
  const store = createArtworkStore(folder);
  await store.write(7, artwork);
  expect(await readFile(target, 'utf8')).toBe('of somebody else');
  await store.write(7, artwork);
  expect(await store.read(7)).toEqual(artwork);
});
