/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOST = 'http://localhost';
const network = jest.fn<Promise<Response>, [Request]>();
const cache = { match: jest.fn(), put: jest.fn() };

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
  /** What the worker answers to a request; nothing where it leaves the request to the browser. */
  return (request: Request): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
}

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('code'));
  cache.match.mockReset();
  cache.put.mockReset().mockResolvedValue(undefined);
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

  it('keeps no part that the server does not have', async () => {
    network.mockResolvedValue(new Response('no', { status: 404 }));
    expect((await startWorker()(new Request(`${HOST}/_next/static/a.js`)))?.status).toBe(404);
    expect(cache.put).not.toHaveBeenCalled();
  });
});
