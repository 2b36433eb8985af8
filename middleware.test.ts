import { NextRequest } from 'next/server';
import { config, middleware } from './middleware';

function visit(path: string, headers: Record<string, string> = {}) {
  const response = middleware(new NextRequest(`http://localhost:3000${path}`, { headers }));
  const rewritten = response.headers.get('x-middleware-rewrite');
  return { status: response.status, to: rewritten && new URL(rewritten).pathname, headers: response.headers };
}

const matches = (path: string) => config.matcher.some((pattern) => new RegExp(`^${pattern}$`).test(path));

describe('middleware()', () => {
  it.each([
    ['/', '/es'],
    ['/about', '/es/about'],
    ['/privacy', '/es/privacy'],
  ])('leads %s to the Spanish page', (path, to) => {
    expect(visit(path)).toMatchObject({ status: 200, to });
  });

  it('leads to the English page only for the cookie en', () => {
    expect(visit('/about', { cookie: 'NEXT_LOCALE=en' }).to).toBe('/en/about');
    expect(visit('/about', { cookie: 'NEXT_LOCALE=fr' }).to).toBe('/es/about');
    expect(visit('/about', { cookie: 'NEXT_LOCALE=../api' }).to).toBe('/es/about');
  });

  it('ignores Accept-Language', () => {
    expect(visit('/', { 'accept-language': 'en-GB,en;q=0.9' }).to).toBe('/es');
  });

  it('takes the header of a browser without cookies', () => {
    expect(visit('/', { 'x-language': 'en' }).to).toBe('/en');
  });

  it.each(['/nope', '/es', '/en/about', '/about/team', '/api/other', '/covers', '/missing', '/es/missing'])(
    'answers %s with 404',
    (path) => {
      expect(visit(path)).toMatchObject({ status: 404, to: '/es/missing' });
    },
  );

  it('keeps shared caches from mixing the languages', () => {
    expect(visit('/').headers.get('cache-control')).toBe('private, no-cache');
  });

  it('tells browsers how long the server waits for its backend', () => {
    expect(visit('/').headers.get('server-timing')).toBe('search-limit;dur=30000');
  });

  it.each([
    '/api/search',
    '/api/health',
    '/covers/braid',
    '/robots.txt',
    '/sitemap.xml',
    '/_next/static/x.js',
    '/icon.svg',
  ])('stays away from %s', (path) => {
    expect(matches(path)).toBe(false);
  });

  it.each([
    '/',
    '/about',
    '/es',
    '/api',
    '/api/search/x',
    '/robots.txt.bak',
    '/wp-login.php',
    '/_next',
    '/_next/nope',
    '/_next/static',
    '/_next/image',
  ])('looks at %s', (path) => {
    expect(matches(path)).toBe(true);
  });
});
