/** @jest-environment node */
import type { Game } from '../recommender/game';
import type { ArtworkAnswer } from './artwork-source';
import { createCoverHandler } from './handle-cover';

const game: Game = {
  id: 'tiny-trains',
  title: 'Tiny <Trains>',
  year: 1991,
  platforms: ['pc'],
  facets: { core: ['train-sim'], also: [] },
  players: { solo: true },
  fame: 3,
  acclaim: 3,
  es: 'Trenes.',
  en: 'Trains.',
};
const games = [game, { ...game, id: 'on-steam', steam: 42 }];
const findGame = async (id: string) => games.find((each) => each.id === id);
const picture: ArtworkAnswer = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };

const get = (id: string, answer?: ArtworkAnswer, init?: RequestInit) =>
  createCoverHandler({ findGame, ...(answer !== undefined && { artwork: async () => answer }) })(
    new Request(`http://localhost/covers/${id}`, init),
    id,
  );

test.each([
  ['tiny-trains', undefined, 'image/svg+xml', 604_800],
  ['tiny-trains', picture, 'image/svg+xml', 604_800],
  ['on-steam', undefined, 'image/svg+xml', 604_800],
  ['on-steam', picture, 'image/png', 604_800],
  ['on-steam', 'unreachable', 'image/svg+xml', 3_600],
  ['on-steam', 'missing', 'image/svg+xml', 86_400],
] as const)('%s with artwork %j is %s, kept for %d s', async (id, answer, type, maxAge) => {
  const response = await get(id, answer);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(`public, max-age=${maxAge}`);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
});

test('a cover that the browser has is not sent again', async () => {
  const tag = (await get('tiny-trains')).headers.get('etag') as string;
  for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const response = await get('tiny-trains', undefined, { headers: { 'If-None-Match': sent } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(tag);
    expect(await response.text()).toBe('');
  }
  expect((await get('tiny-trains', undefined, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('HEAD tells the headers alone', async () => {
  const response = await get('tiny-trains', undefined, { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toBe('');
});

test.each(['', 'nothing', '../tiny-trains', '__proto__', 'TINY-TRAINS'])(
  'an unknown id is a problem: %j',
  async (id) => {
    const response = await get(id);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status: 404, code: 'unknown_game' });
  },
);

test.each([new Error('The thread of the engine ended: secreto'), 'no error at all'])(
  'a catalogue that cannot be asked is a problem that nobody keeps, and the log quotes nothing of it: %s',
  async (fault) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const handle = createCoverHandler({ findGame: () => Promise.reject(fault) });
    const response = await handle(new Request('http://localhost/covers/braid'), 'braid');
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 503, code: 'catalogue_unavailable' });
    expect(log).toHaveBeenCalledTimes(1);
    expect(log.mock.calls.flat().join(' ')).not.toMatch(/secreto|no error/);
    log.mockRestore();
  },
);
