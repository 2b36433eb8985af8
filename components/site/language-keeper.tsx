'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { mirrorPreference, storedPreference } from '@/lib/i18n/stored-preference';
import { rememberPlace, restorePlace } from './place-memory';
import { whenIdle } from './when-idle';

/** Under this name the session holds the language that was asked for and has not come yet. */
const ASKED = 'language-asked';

/**
 * Brings the page to the stored language when the server gave another one, and puts the visitor back in place. Without a
 * network it waits for one: the router would load the document anew, and the service worker keeps it in one language only.
 */
export function LanguageKeeper() {
  const locale = useLocale();
  const router = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page in another language is what brings the visitor back.
  useLayoutEffect(restorePlace, [locale]);

  useEffect(() => {
    const follow = () => {
      const stored = storedPreference();
      if (stored === undefined) return;
      mirrorPreference(stored);
      if (stored === locale) note(undefined);
      if (stored === locale || !navigator.onLine || !note(stored)) return;
      rememberPlace();
      router.refresh();
    };
    const followAnew = () => {
      note(undefined);
      follow();
    };
    // Storage and cookies are in another process, and the page should not wait for it to come alive.
    const stop = whenIdle(0, follow);
    window.addEventListener('online', followAnew);
    return () => {
      stop();
      window.removeEventListener('online', followAnew);
    };
  }, [locale, router]);

  return null;
}

/**
 * Notes for the session which language is asked for; says whether that is new. A router that cannot reach the server loads
 * the document anew, and a page that asked once more would do so for ever.
 */
function note(language: Locale | undefined): boolean {
  try {
    if (window.sessionStorage.getItem(ASKED) === (language ?? null)) return false;
    if (language === undefined) window.sessionStorage.removeItem(ASKED);
    else window.sessionStorage.setItem(ASKED, language);
  } catch {
    // Where nothing may be stored, no service worker brings the same page again either.
  }
  return true;
}
