import { useLocale } from 'next-intl';
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import type { Label } from '@/lib/search/contract';

/**
 * Gives what reads a label in the language of the page. Backends need not speak every language of the interface; what they
 * lack is read in the default one, as the texts of the interface are.
 */
export function useLabelText(): (label: Label) => string {
  const locale = useLocale();
  return (label) => {
    const texts: Partial<Record<Locale, string>> = label;
    return texts[locale] ?? label[DEFAULT_LOCALE];
  };
}
