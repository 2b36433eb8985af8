import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { env } from './env';
import { DEFAULT_LOCALE } from './i18n/locales';
import { PAGES, type Page, SHARE_PICTURE_SIZE, SITE_NAME } from './site';

/** Title, description, canonical link and share previews of a page: in Spanish, whoever asks. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'metadata' });
  const path = PAGES[page];
  const title = t(`${page}.title`);
  const description = t(`${page}.description`);
  const image = { url: `${path.replace(/\/$/, '')}/opengraph-image`, ...SHARE_PICTURE_SIZE, alt: title };
  return {
    metadataBase: new URL(env().siteUrl),
    title,
    description,
    applicationName: SITE_NAME,
    appleWebApp: { title: SITE_NAME },
    // A number in a text is no telephone number.
    formatDetection: { telephone: false },
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: SITE_NAME,
      locale: 'es_ES',
      url: path,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
