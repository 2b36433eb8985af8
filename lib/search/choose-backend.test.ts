import { readEnv } from '../env';
import { chooseBackend } from './choose-backend';

const silence = () => new Promise<never>(() => undefined);
const search = jest.fn(silence);
jest.mock('./engine', () => ({ loadEngine: () => ({ name: 'embedded', search }) }));

const ask = (backend: ReturnType<typeof chooseBackend>) =>
  backend.search({ query: 'algo' }, new AbortController().signal);

beforeEach(() => search.mockClear());

describe('chooseBackend()', () => {
  it('takes the project where there is one, else the embedded recommender', () => {
    expect(chooseBackend(readEnv({})).name).toBe('embedded');
    const project = { SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' };
    expect(chooseBackend(readEnv(project)).name).toBe('supabase');
  });

  it('refuses what is beyond MAX_BACKEND_CALLS, also of the embedded recommender', async () => {
    const backend = chooseBackend(readEnv({ MAX_BACKEND_CALLS: '20' }));
    for (let time = 0; time < 20; time += 1) void ask(backend);
    await expect(ask(backend)).rejects.toMatchObject({ code: 'backend_busy' });
  });

  it('lets a few searches at once into the thread, so that covers do not wait behind the rest', async () => {
    const backend = chooseBackend(readEnv({}));
    for (let time = 0; time < 500; time += 1) void ask(backend);
    await Promise.resolve();
    expect(search).toHaveBeenCalledTimes(4);
  });
});
