'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { mirrorPreference, storedPreference } from '@/lib/i18n/stored-preference';
import { rememberPlace, restorePlace } from './place-memory';

/** The languages in which this visit has seen pages. */
const seen = new Set<Locale>();

/** Brings the page to the stored language when the cookie told the server another one, and puts the visitor back in place. */
export function LanguageKeeper() {
  const locale = useLocale();
  const router = useRouter();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page in another language is what brings the visitor back.
  useLayoutEffect(restorePlace, [locale]);

  useEffect(() => {
    const stored = storedPreference();
    if (stored === undefined) return;
    mirrorPreference(stored);
    if (stored === locale) return;
    rememberPlace();
    router.refresh();
  }, [locale, router]);

  useEffect(() => {
    seen.add(locale);
    // An entry of the history from before a change of language names a page in the old one. The server no longer gives it,
    // and the router would wait for it for ever, with the page before on the screen.
    const fetchAgain = () => {
      if (seen.size > 1) router.refresh();
    };
    window.addEventListener('popstate', fetchAgain);
    return () => window.removeEventListener('popstate', fetchAgain);
  }, [locale, router]);

  return null;
}
