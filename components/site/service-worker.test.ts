/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOST = 'http://localhost';
const network = jest.fn<Promise<Response>, [Request]>();
const cache = { match: jest.fn(), put: jest.fn(), add: jest.fn(), keys: jest.fn(), delete: jest.fn() };

/** Runs the worker's file as a browser does: its events are those of the global scope. */
function startWorker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    location: { origin: HOST },
    addEventListener: (type: string, listen: (event: unknown) => void) => void listeners.set(type, listen),
  };
  const caches = { match: cache.match, open: async () => cache };
  const code = readFileSync(join(process.cwd(), 'public', 'sw.js'), 'utf8');
  new Function('self', 'caches', 'fetch', code)(scope, caches, network);
  /** What the worker answers to a request, and all its work on it; nothing where it leaves the request to the browser. */
  return (request: Pick<Request, 'url' | 'method' | 'mode'>) => {
    let answer: Promise<Response> | undefined;
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request,
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (given: Promise<unknown>) => work.push(given),
    });
    return answer?.then(async (response) => {
      await Promise.all(work);
      return response;
    });
  };
}

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('code'));
  for (const call of Object.values(cache)) call.mockReset().mockResolvedValue(undefined);
});

describe('the service worker', () => {
  it.each([
    ['POST', '/api/search'],
    ['GET', '/covers/braid'],
    ['GET', '/api/health'],
  ])('leaves %s %s to the browser', (method, path) => {
    expect(startWorker()(new Request(HOST + path, { method }))).toBeUndefined();
  });

  it('fetches a part once and keeps it', async () => {
    const ask = startWorker();
    const request = new Request(`${HOST}/_next/static/a.js`);
    expect(await (await ask(request))?.text()).toBe('code');
    expect(cache.put).toHaveBeenCalledWith(request, expect.any(Response));
    cache.match.mockResolvedValue(new Response('kept'));
    expect(await (await ask(request))?.text()).toBe('kept');
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('gives the page its part where nothing can be kept', async () => {
    cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const answer = await startWorker()(new Request(`${HOST}/_next/static/a.js`));
    expect(await answer?.text()).toBe('code');
  });

  it('lets the oldest parts go, and none of those that a kept page names', async () => {
    const address = (name: string) => `${HOST}/_next/static/${name}.js`;
    const naming = (part: string) => new Response(`<script src="/_next/static/${part}.js"></script>`);
    network.mockResolvedValue(naming('framework'));
    // The other page was kept by an earlier visit, and the third not yet.
    const pages: Record<string, Response | undefined> = {
      '/': naming('framework'),
      '/about': naming('about'),
      '/privacy': undefined,
    };
    cache.match.mockImplementation(async (asked) => (asked in pages ? pages[asked] : new Response('kept')));
    const old = Array.from({ length: 120 }, (_, build) => `old-${build}`);
    cache.keys.mockResolvedValue(['framework', 'about', ...old].map((name) => new Request(address(name))));
    await startWorker()({ url: `${HOST}/`, method: 'GET', mode: 'navigate' });
    expect(cache.delete.mock.calls.map(([{ url }]) => url)).toEqual([address('old-0'), address('old-1')]);
  });

  it('keeps no part that the server does not have', async () => {
    network.mockResolvedValue(new Response('no', { status: 404 }));
    expect((await startWorker()(new Request(`${HOST}/_next/static/a.js`)))?.status).toBe(404);
    expect(cache.put).not.toHaveBeenCalled();
  });
});
