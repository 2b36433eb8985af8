import '../globals.css';
import type { Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import { Background } from '@/components/site/background';
import { signFont, textFont } from '@/components/site/fonts';
import { Footer } from '@/components/site/footer';
import { HistoryKeeper } from '@/components/site/history-keeper';
import { LanguageKeeper } from '@/components/site/language-keeper';
import { OfflineLine } from '@/components/site/offline-line';
import { ShellKeeper } from '@/components/site/shell-keeper';
import { LOCALES, toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/page-metadata';

/** The groups of texts that client components show; no others travel to the browser. */
const IN_BROWSER = [
  'home',
  'keys',
  'card',
  'shelf',
  'like',
  'understood',
  'played',
  'sharing',
  'none',
  'failure',
  'common',
  'language',
  'notices',
  'error',
] as const;

export const dynamicParams = false;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // Screens with a notch are filled to the edge; the styles keep texts away from it.
  viewportFit: 'cover',
  // The keyboard of a phone makes the page smaller instead of covering the button.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f5ecdb' },
    { media: '(prefers-color-scheme: dark)', color: '#1d1524' },
  ],
};

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export function generateMetadata() {
  return pageMetadata('home');
}

export default async function LocaleLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const messages = await getMessages({ locale });
  const t = await getTranslations({ locale, namespace: 'common' });

  return (
    <html lang={locale} className={`${signFont.variable} ${textFont.variable}`}>
      <body>
        <a href="#content" className="skip-link">
          {t('skip')}
        </a>
        <NextIntlClientProvider messages={Object.fromEntries(IN_BROWSER.map((group) => [group, messages[group]]))}>
          <Background />
          <OfflineLine />
          <div className="shop">
            {children}
            <Footer />
          </div>
          <LanguageKeeper />
          <HistoryKeeper />
          <ShellKeeper />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
