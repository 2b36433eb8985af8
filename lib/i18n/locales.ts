/** The languages of the interface. Adding one takes an entry here and a file in `messages`. */
export const LOCALES = ['es', 'en'] as const;

/** Code of a language of the interface. */
export type Locale = (typeof LOCALES)[number];

/** The language of visitors without a preference, and the one that fills the gaps of the others. */
export const DEFAULT_LOCALE = 'es' satisfies Locale;

/** Key of the preference in local storage. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** Cookie that mirrors the preference, so that the first paint is already right. */
export const LANGUAGE_COOKIE = 'NEXT_LOCALE';

/** Header that stands in for the cookie while a browser refuses cookies. */
export const LANGUAGE_HEADER = 'x-language';

/** The language with this code; the default one for anything that is no such code. */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}

/** The language that the toggle of a page in this language switches to. */
export function nextLocale(locale: Locale): Locale {
  return LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? DEFAULT_LOCALE;
}
