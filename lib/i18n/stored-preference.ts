import { LANGUAGE_COOKIE, LANGUAGE_HEADER, LANGUAGE_STORAGE_KEY, type Locale, toLocale } from './locales';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** The choice of this visit, where storage can be read and takes nothing in: it is full, or a private window's. */
let unstored: Locale | undefined;

/** The language that local storage asks for; Spanish for anything else in it, nothing when it cannot be read. */
export function storedPreference(): Locale | undefined {
  if (unstored !== undefined) return unstored;
  try {
    return toLocale(window.localStorage.getItem(LANGUAGE_STORAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Stores the visitor's choice and mirrors it for the server. Blocked storage is no obstacle for the visit. */
export function storePreference(locale: Locale): void {
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, locale);
    unstored = undefined;
  } catch {
    unstored = locale;
  }
  mirrorPreference(locale);
}

/** Tells the server the language by the cookie or, where the browser refuses cookies, by a header for this visit. */
export function mirrorPreference(locale: Locale): void {
  const cookie = `${LANGUAGE_COOKIE}=${locale}`;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support.
    document.cookie = `${cookie}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
    if (document.cookie.split('; ').includes(cookie)) return;
  } catch {
    // Falls through to the header.
  }
  languageForVisit = locale;
  wrapFetchOnce();
}

let languageForVisit: Locale | undefined;
let wrapped = false;

function wrapFetchOnce(): void {
  if (wrapped) return;
  wrapped = true;
  const plainFetch = window.fetch;
  window.fetch = (input, init) => {
    const toThisSite = typeof input === 'string' ? input.startsWith('/') : input instanceof URL && isHere(input);
    if (!toThisSite || languageForVisit === undefined) return plainFetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(LANGUAGE_HEADER, languageForVisit);
    return plainFetch(input, { ...init, headers });
  };
}

function isHere(url: URL): boolean {
  return url.origin === window.location.origin;
}
