import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { plainGame } from '../recommender/small-corpus';
import { describeBackendContract } from './backend-contract';
import type { SearchAnswer, SearchRequest } from './contract';
import type { SearchBackend } from './search-backend';
import { createThreadedBackend, type EngineCalls } from './threaded-backend';
import { writeAnswers } from './write-answers';

const { signal } = new AbortController();
const celeste = plainGame('celeste');

/** What the server's thread sees of a thread that searches so. */
function threadWith(search: (request: SearchRequest) => Promise<SearchAnswer>): Worker {
  const inside = new EventEmitter();
  const outside = new EventEmitter();
  const backend = writeAnswers({ name: 'engine', search });
  createBirpc<object, EngineCalls>(
    {
      getReady: () => undefined,
      search: (request) => backend.search(request, signal),
      findGame: (id) => (id === celeste.id ? celeste : undefined),
    },
    { post: (message) => outside.emit('message', message), on: (listen) => inside.on('message', listen) },
  );
  const postMessage = (message: unknown) => inside.emit('message', message);
  return Object.assign(outside, { postMessage, unref: () => undefined }) as unknown as Worker;
}

const answering = (titulo: string) => threadWith(async () => ({ juegos: [{ titulo }] }));
const silent = () => threadWith(() => new Promise(() => undefined));

const read = (backend: SearchBackend): SearchBackend<unknown> => ({
  name: backend.name,
  search: async (request, gone) => JSON.parse(new TextDecoder().decode((await backend.search(request, gone)).body)),
});

const requests: SearchRequest[] = [];
describeBackendContract('the threaded backend', {
  async answering(titles) {
    const thread = threadWith(async (request) => {
      requests.push(request);
      return { juegos: titles.map((titulo) => ({ titulo })) };
    });
    return read(createThreadedBackend(() => thread));
  },
  async broken() {
    const thread = threadWith(() => Promise.reject(new Error('Cannot read the catalogue')));
    return read(createThreadedBackend(() => thread));
  },
  requests: () => requests,
});

describe('the threaded backend', () => {
  it('finds games of the catalogue in the same thread', async () => {
    const start = jest.fn(() => answering('Celeste'));
    const backend = createThreadedBackend(start);
    await backend.getReady();
    expect(await backend.findGame('celeste')).toEqual(celeste);
    expect(await backend.findGame('no-such-game')).toBeUndefined();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('gives up on a game when the thread does not answer', async () => {
    jest.useFakeTimers();
    const stuck = Object.assign(new EventEmitter(), { postMessage: () => undefined, unref: () => undefined });
    const found = createThreadedBackend(() => stuck as unknown as Worker).findGame('celeste');
    const outcome = expect(found).rejects.toThrow('too long');
    await jest.advanceTimersByTimeAsync(10_000);
    await outcome;
    jest.useRealTimers();
  });

  const ask = (backend: SearchBackend) => read(backend).search({ query: 'algo' }, signal);

  it('starts one thread, when it is first needed', async () => {
    const start = jest.fn(() => answering('Celeste'));
    const backend = createThreadedBackend(start);
    expect(start).not.toHaveBeenCalled();
    await backend.getReady();
    await Promise.all([ask(backend), ask(backend)]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['ends', (thread: Worker) => thread.emit('exit', 1)],
    ['fails', (thread: Worker) => thread.emit('error', new Error('Out of memory'))],
  ])('fails the searches of a thread that %s, and starts another one for the next', async (_, happen) => {
    const first = silent();
    const threads = [first, answering('Hades')];
    const backend = createThreadedBackend(() => threads.shift() as Worker);
    const lost = ask(backend);
    happen(first);
    await expect(lost).rejects.toThrow();
    await expect(ask(backend)).resolves.toEqual({ juegos: [{ titulo: 'Hades' }] });
    expect(threads).toEqual([]);
  });

  it('keeps the thread that took the place of one that failed and then ended', async () => {
    const first = silent();
    const start = jest.fn().mockReturnValueOnce(first).mockReturnValueOnce(answering('Hades'));
    const backend = createThreadedBackend(start);
    const lost = ask(backend);
    first.emit('error', new Error('Out of memory'));
    await expect(lost).rejects.toThrow();
    await ask(backend);
    first.emit('exit', 1);
    await expect(ask(backend)).resolves.toEqual({ juegos: [{ titulo: 'Hades' }] });
    expect(start).toHaveBeenCalledTimes(2);
  });
});
