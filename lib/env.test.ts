import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { FRESH_SETTINGS } from '../scripts/fresh-settings.mjs';
import { readEnv } from './env';

describe('readEnv()', () => {
  it('gives working defaults when no variable is set', () => {
    expect(readEnv({})).toEqual({
      searchTimeoutMs: 30_000,
      rateLimitPerMinute: 30,
      maxBackendCalls: 1000,
      trustedProxies: 1,
      siteUrl: 'http://localhost:3000',
      contactUrl: 'mailto:hola@juegazo.example',
      coverArtwork: true,
    });
  });

  it('lets fewer searches be under way at a project, whose answers take longer', () => {
    expect(readEnv({ SUPABASE_URL: 'https://project.example', SUPABASE_ANON_KEY: 'anon' }).maxBackendCalls).toBe(200);
  });

  it('treats an empty value as unset', () => {
    expect(readEnv({ SUPABASE_URL: '', SUPABASE_ANON_KEY: ' ', PORT: '' })).toEqual(readEnv({}));
  });

  it('reads every variable', () => {
    const source = {
      SUPABASE_URL: 'https://project.example',
      SUPABASE_ANON_KEY: 'anon',
      SEARCH_TIMEOUT_MS: '1500',
      RATE_LIMIT_PER_MINUTE: '0',
      MAX_BACKEND_CALLS: '50',
      REDIS_URL: 'redis://localhost:6379',
      TRUSTED_PROXIES: '2',
      SITE_URL: 'https://juegazo.example/',
      CONTACT_URL: 'https://juegazo.example/contact',
      COVER_ARTWORK: 'off',
      COVER_CACHE_DIR: '/var/cache/covers',
      PORT: '4000',
      LISTEN_ADDRESS: '127.0.0.1',
    };
    // Nobody forgets one where they are listed.
    const names = Object.keys(source).sort();
    expect(Object.keys(parseEnv(readFileSync('.env.example', 'utf8'))).sort()).toEqual(names);
    expect(Object.keys(FRESH_SETTINGS).sort()).toEqual(names);
    expect(readEnv(source)).toEqual({
      supabase: { url: 'https://project.example', anonKey: 'anon' },
      searchTimeoutMs: 1500,
      rateLimitPerMinute: 0,
      maxBackendCalls: 50,
      redisUrl: 'redis://localhost:6379',
      trustedProxies: 2,
      siteUrl: 'https://juegazo.example',
      contactUrl: 'https://juegazo.example/contact',
      coverArtwork: false,
      coverCacheDir: '/var/cache/covers',
    });
  });

  it('takes no notice of space around a value', () => {
    const source = { SUPABASE_URL: ' https://project.example', SUPABASE_ANON_KEY: 'anon\n' };
    expect(readEnv(source).supabase).toEqual({ url: 'https://project.example', anonKey: 'anon' });
  });

  it('names everything that is wrong at once', () => {
    const source = { SUPABASE_URL: 'https://project.example', SEARCH_TIMEOUT_MS: 'soon', PORT: '0' };
    for (const name of ['SUPABASE_ANON_KEY', 'SEARCH_TIMEOUT_MS', 'PORT']) expect(() => readEnv(source)).toThrow(name);
  });

  it.each([
    [{ SUPABASE_URL: 'https://project.example' }, 'SUPABASE_ANON_KEY'],
    [{ SUPABASE_ANON_KEY: 'secret-value' }, 'SUPABASE_URL'],
    [{ SUPABASE_URL: 'project.example', SUPABASE_ANON_KEY: 'secret-value' }, 'SUPABASE_URL'],
    [{ SEARCH_TIMEOUT_MS: 'soon' }, 'SEARCH_TIMEOUT_MS'],
    [{ SEARCH_TIMEOUT_MS: '0' }, 'SEARCH_TIMEOUT_MS'],
    [{ RATE_LIMIT_PER_MINUTE: '-1' }, 'RATE_LIMIT_PER_MINUTE'],
    [{ TRUSTED_PROXIES: '1.5' }, 'TRUSTED_PROXIES'],
    [{ MAX_BACKEND_CALLS: '0' }, 'MAX_BACKEND_CALLS'],
    [{ REDIS_URL: 'http://:secret-value@localhost' }, 'REDIS_URL'],
    [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SITE_URL: 'ftp://juegazo.example' }, 'SITE_URL'],
    [{ SITE_URL: 'juegazo.example' }, 'SITE_URL'],
    [{ SITE_URL: 'https://juegazo.example/juegos' }, 'SITE_URL'],
    [{ SITE_URL: 'https://somebody:secret-value@juegazo.example' }, 'SITE_URL'],
    [{ CONTACT_URL: 'javascript:alert(1)' }, 'CONTACT_URL'],
    [{ CONTACT_URL: 'hola@juegazo.example' }, 'CONTACT_URL'],
    [{ CONTACT_URL: 'mailto:' }, 'CONTACT_URL'],
    [{ CONTACT_URL: 'mailto:?subject=hola' }, 'CONTACT_URL'],
  ])('refuses %j and names %s without quoting a value', (source, name) => {
    expect(() => readEnv(source)).toThrow(name);
    expect(() => readEnv(source)).not.toThrow('secret-value');
  });
});
