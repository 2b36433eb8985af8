'use client';

import { useEffect } from 'react';
import { storedPreference } from '@/lib/i18n/stored-preference';

// The order of listeners on the window is that of their registration, and the router must not read an entry before it is
// translated: so this one is registered with the module, which the router needs for its first render.
if (typeof window !== 'undefined') window.addEventListener('popstate', translateEntry, { capture: true });

/** Keeps the entries of the browser's history such that the router can go back to each without loading the document anew. */
export function HistoryKeeper() {
  useEffect(() => {
    window.addEventListener('hashchange', noteTree);
    return () => window.removeEventListener('hashchange', noteTree);
  }, []);
  return null;
}

/**
 * Gives the router an entry in the language of the visit. An entry from before a change of language names a page in the old
 * one, which the server no longer gives: the router would ask for it, wait, and at the second wrong page load the document
 * anew, which loses what was typed.
 */
function translateEntry({ state }: PopStateEvent): void {
  nameLocale(state, storedPreference() ?? document.documentElement.lang);
}

/** Puts the language into every `[locale]` segment of what the router keeps in an entry of the history: `['locale', value, …]`. */
function nameLocale(state: unknown, locale: string): void {
  if (typeof state !== 'object' || state === null) return;
  if (Array.isArray(state) && state[0] === 'locale') state[1] = locale;
  else for (const part of Object.values(state)) nameLocale(part, locale);
}

/**
 * Has the router note its tree in an entry that a jump within the page made (the contact, the skip link). It knows nothing of
 * such an entry, and would not return to it from another page; it takes note when the address is set again.
 */
function noteTree(): void {
  if (history.state === null) history.replaceState(null, '', location.href);
}
