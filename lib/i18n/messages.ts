import type es from '../../messages/es.json';
import { DEFAULT_LOCALE, type Locale } from './locales';

/** A catalogue: texts by key, in groups. */
export type Messages = typeof es;

interface Group {
  readonly [key: string]: unknown;
}

/** The texts of a language; what it lacks is filled from Spanish. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const fallback = (await import('../../messages/es.json')).default;
  if (locale === DEFAULT_LOCALE) return fallback;
  const own = (await import(`../../messages/${locale}.json`)).default;
  return withFallback(own, fallback) as unknown as Messages;
}

/** Every text of `fallback`, replaced by the one of `own` where there is one. */
export function withFallback(own: Group, fallback: Group): Group {
  const merged: Record<string, unknown> = { ...fallback };
  for (const [key, text] of Object.entries(own)) {
    const base = fallback[key];
    merged[key] = isGroup(text) && isGroup(base) ? withFallback(text, base) : text;
  }
  return merged;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
