import { getRequestConfig } from 'next-intl/server';
import { toLocale } from './locales';
import { loadMessages } from './messages';

/** Tells next-intl the language of a page and its texts. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC' };
});
