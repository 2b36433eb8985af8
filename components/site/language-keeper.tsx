'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import { mirrorPreference, storedPreference } from '@/lib/i18n/stored-preference';
import { rememberPlace, restorePlace } from './place-memory';

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

  return null;
}
