import type { Locale as SiteLocale } from './lib/i18n/locales';
import type { Messages as SiteMessages } from './lib/i18n/messages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: SiteMessages;
  }
}
