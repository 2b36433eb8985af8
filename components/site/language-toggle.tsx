'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { nextLocale } from '@/lib/i18n/locales';
import { storePreference } from '@/lib/i18n/stored-preference';
import { rememberPlace } from './place-memory';

/** Switches the language; shows the code of the one it switches to. */
export function LanguageToggle() {
  const t = useTranslations('language');
  const router = useRouter();
  const target = nextLocale(useLocale());

  function switchLanguage() {
    storePreference(target);
    // The language follows with the network; until then the text is safe, which a page loaded anew would lose.
    if (!navigator.onLine) return;
    rememberPlace();
    router.refresh();
  }

  return (
    <button id="language-toggle" type="button" className="sticker-button" onClick={switchLanguage}>
      {target.toUpperCase()}
      <span className="sr-only"> – {t('switch')}</span>
    </button>
  );
}
