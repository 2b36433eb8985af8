import type { SearchBackend } from './search-backend';
import { takeTurns } from './take-turns';

/** A backend whose searches end when the test says so. */
function slowBackend() {
  const started: string[] = [];
  const ends = new Map<string, { answer: () => void; fail: () => void }>();
  const backend: SearchBackend<string> = {
    name: 'slow',
    search: ({ query }) =>
      new Promise((resolve, reject) => {
        started.push(query);
        ends.set(query, { answer: () => resolve(query), fail: () => reject(new Error('broken')) });
      }),
  };
  return { backend, started, end: (query: string, how: 'answer' | 'fail' = 'answer') => ends.get(query)?.[how]() };
}

const { signal } = new AbortController();

describe('takeTurns()', () => {
  it('has searches beyond the number wait, and run in their order', async () => {
    const { backend, started, end } = slowBackend();
    const { search } = takeTurns(backend, 2);
    const answers = ['one', 'two', 'three', 'four'].map((query) => search({ query }, signal));
    await Promise.resolve();
    expect(started).toEqual(['one', 'two']);
    end('two');
    await expect(answers[1]).resolves.toBe('two');
    expect(started).toEqual(['one', 'two', 'three']);
    end('one');
    await expect(answers[0]).resolves.toBe('one');
    expect(started).toEqual(['one', 'two', 'three', 'four']);
    end('three');
    end('four');
    await expect(Promise.all(answers)).resolves.toEqual(['one', 'two', 'three', 'four']);
  });

  it('gives the turn on after a failure', async () => {
    const { backend, started, end } = slowBackend();
    const { search } = takeTurns(backend, 1);
    const first = search({ query: 'one' }, signal);
    const second = search({ query: 'two' }, signal);
    await Promise.resolve();
    end('one', 'fail');
    await expect(first).rejects.toThrow('broken');
    expect(started).toEqual(['one', 'two']);
    end('two');
    await expect(second).resolves.toBe('two');
  });

  it('never runs a search that nobody wants any more when its turn comes', async () => {
    const { backend, started, end } = slowBackend();
    const { search } = takeTurns(backend, 1);
    const visitor = new AbortController();
    const first = search({ query: 'one' }, signal);
    const left = search({ query: 'two' }, visitor.signal);
    const third = search({ query: 'three' }, signal);
    visitor.abort(new Error('gone'));
    // At once, not when its turn would have come: it holds no place.
    await expect(left).rejects.toThrow('gone');
    await expect(search({ query: 'four' }, visitor.signal)).rejects.toThrow('gone');
    end('one');
    await first;
    end('three');
    await third;
    expect(started).toEqual(['one', 'three']);
  });
});
