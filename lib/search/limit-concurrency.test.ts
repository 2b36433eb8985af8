import { limitConcurrency } from './limit-concurrency';
import type { SearchBackend } from './search-backend';

const { signal } = new AbortController();
const ask = (backend: SearchBackend<unknown>) => backend.search({ query: 'algo' }, signal);

describe('limitConcurrency()', () => {
  it('refuses at once what is beyond the limit', async () => {
    const never = new Promise<never>(() => undefined);
    const limited = limitConcurrency({ name: 'slow', search: () => never }, 2);
    void ask(limited);
    void ask(limited);
    await expect(ask(limited)).rejects.toMatchObject({ code: 'backend_busy' });
  });

  it('gives a place back after an answer and after a failure', async () => {
    const answers = [Promise.resolve('first'), Promise.reject(new Error('second')), Promise.resolve('third')];
    const limited = limitConcurrency({ name: 'quick', search: async () => answers.shift() }, 1);
    await expect(ask(limited)).resolves.toBe('first');
    await expect(ask(limited)).rejects.toThrow('second');
    await expect(ask(limited)).resolves.toBe('third');
  });
});
