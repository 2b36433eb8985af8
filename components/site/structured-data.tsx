import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { LOCALES } from '@/lib/i18n/locales';
import { SITE_NAME } from '@/lib/site';

/** Tells search engines in JSON-LD what this site is: a site, and an application that costs nothing. */
export function StructuredData() {
  const t = useTranslations('metadata.home');
  const home = `${env().siteUrl}/`;
  const site = { '@id': `${home}#site` };
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        ...site,
        name: SITE_NAME,
        alternateName: t('title'),
        url: home,
        description: t('description'),
        inLanguage: LOCALES,
      },
      {
        '@type': 'WebApplication',
        '@id': `${home}#app`,
        isPartOf: site,
        name: SITE_NAME,
        url: home,
        description: t('description'),
        image: `${env().siteUrl}/icon-512.png`,
        screenshot: `${env().siteUrl}/opengraph-image`,
        applicationCategory: 'EntertainmentApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Requires JavaScript',
        isAccessibleForFree: true,
        inLanguage: LOCALES,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      },
    ],
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with the one dangerous character escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}
