'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useLayoutEffect } from 'react';
import { mirrorPreference, storedPreference } from '@/lib/i18n/stored-preference';
import { restoreFocus } from './focus-memory';

/** Brings the page to the stored language when the cookie told the server another one, and puts the focus back. */
export function LanguageKeeper() {
  const locale = useLocale();
  const router = useRouter();

  useLayoutEffect(restoreFocus);

  useEffect(() => {
    const stored = storedPreference();
    if (stored === undefined) return;
    mirrorPreference(stored);
    if (stored !== locale) router.refresh();
  }, [locale, router]);

  return null;
}
