/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createArtworkFetcher } from './fetch-artwork';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60, 7)]);
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(60, 7)]);
const WEBP = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 and more');

const answer =
  (status: number, headers: Record<string, string>, body: Buffer | string = ''): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const jpeg = { 'Content-Type': 'image/jpeg' };
const behaviours: Record<string, RequestListener> = {
  '1': answer(200, jpeg, JPEG),
  '2': answer(200, { 'Content-Type': 'image/png; charset=binary' }, PNG),
  '3': answer(200, { 'Content-Type': 'image/webp' }, WEBP),
  '10': answer(404, { 'Content-Type': 'text/html' }, 'no'),
  '20': () => undefined,
  '21': (_, response) => {
    response.writeHead(200, jpeg);
    response.write(JPEG);
  },
  '22': answer(500, jpeg, JPEG),
  '23': answer(302, { Location: '/steam/apps/1/header.jpg' }),
  '24': answer(200, { 'Content-Type': 'text/html' }, '<script>alert(1)</script>'),
  '25': answer(200, jpeg, '<script>alert(1)</script>'),
  '26': answer(200, jpeg, PNG),
  '27': answer(200, { 'Content-Type': 'image/svg+xml' }, '<svg/>'),
  '28': answer(200, jpeg, Buffer.concat([JPEG, Buffer.alloc(3_000)])),
  '29': answer(200, {}, JPEG),
  '30': (request) => request.socket.destroy(),
  '31': answer(200, jpeg),
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const id = /^\/steam\/apps\/(\d+)\/header\.jpg$/.exec(request.url ?? '')?.[1];
    (behaviours[id ?? ''] ?? answer(404, {}))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const fetchArtwork = (steam: number) => createArtworkFetcher({ origin, timeoutMs: 250, maxBytes: 2_048 })(steam);

test.each([
  [1, 'image/jpeg', JPEG],
  [2, 'image/png', PNG],
  [3, 'image/webp', WEBP],
])('the fetcher takes a sound picture: %d, %s', async (steam, type, bytes) => {
  const fetched = await fetchArtwork(steam);
  expect(fetched).toMatchObject({ outcome: 'found', artwork: { type } });
  if (fetched.outcome === 'found') expect(Buffer.from(fetched.artwork.bytes).equals(bytes)).toBe(true);
});

test('the fetcher tells a game without artwork from a host in trouble', async () => {
  expect(await fetchArtwork(10)).toEqual({ outcome: 'missing' });
});

test.each([
  [20, 'silence'],
  [21, 'a body that stalls'],
  [22, 'an error of the server'],
  [23, 'a redirect'],
  [24, 'another type'],
  [25, 'text that calls itself a picture'],
  [26, 'a PNG that calls itself JPEG'],
  [27, 'an SVG'],
  [28, 'too many bytes'],
  [29, 'no type'],
  [30, 'a connection that breaks'],
  [31, 'an empty picture'],
])('the fetcher refuses %d: %s', async (steam) => {
  const start = Date.now();
  expect(await fetchArtwork(steam)).toEqual({ outcome: 'failed' });
  expect(Date.now() - start).toBeLessThan(1_500);
});

test('the fetcher survives a host that does not exist', async () => {
  const fetcher = createArtworkFetcher({ origin: 'http://127.0.0.1:1', timeoutMs: 250, maxBytes: 2_048 });
  expect(await fetcher(1)).toEqual({ outcome: 'failed' });
});
