/** @jest-environment jsdom */
import { storedPreference, storePreference } from './stored-preference';

beforeEach(() => {
  window.localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: this is how jsdom forgets a cookie.
  document.cookie = 'NEXT_LOCALE=; max-age=0; path=/';
});

afterEach(() => jest.restoreAllMocks());

describe('storedPreference()', () => {
  it.each([
    ['es', 'es'],
    ['en', 'en'],
    ['fr', 'es'],
    ['', 'es'],
    ['"en"', 'es'],
    ['EN', 'es'],
  ])('reads %j as %s', (stored, expected) => {
    window.localStorage.setItem('language', stored);
    expect(storedPreference()).toBe(expected);
  });

  it('is Spanish when nothing is stored', () => {
    expect(storedPreference()).toBe('es');
  });

  it('is unknown when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(storedPreference()).toBeUndefined();
  });
});

describe('storePreference()', () => {
  it('stores the choice under the key language and mirrors it in the cookie', () => {
    storePreference('en');
    expect(window.localStorage.getItem('language')).toBe('en');
    expect(document.cookie).toBe('NEXT_LOCALE=en');
  });

  it('still mirrors and keeps the choice for the visit when storage takes nothing in', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storePreference('en');
    expect(document.cookie).toBe('NEXT_LOCALE=en');
    expect(storedPreference()).toBe('en');
    full.mockRestore();
    storePreference('es');
    expect(storedPreference()).toBe('es');
  });

  it('tells the server by a header when cookies are refused', async () => {
    const plainFetch = jest.fn(async () => ({}) as Response);
    window.fetch = plainFetch;
    jest.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('');
    storePreference('en');
    await window.fetch('/about?_rsc=1');
    await window.fetch('https://elsewhere.example/');
    const calls = plainFetch.mock.calls as unknown as [string, RequestInit | undefined][];
    expect(new Headers(calls[0]?.[1]?.headers).get('x-language')).toBe('en');
    expect(calls[1]?.[1]).toBeUndefined();
  });
});
