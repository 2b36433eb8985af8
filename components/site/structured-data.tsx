import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { SITE_NAME } from '@/lib/site';

/** Tells search engines in JSON-LD what this site is. */
export function StructuredData() {
  const t = useTranslations('metadata.home');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: SITE_NAME,
    url: `${env().siteUrl}/`,
    description: t('description'),
    applicationCategory: 'EntertainmentApplication',
    operatingSystem: 'Any',
    inLanguage: ['es', 'en'],
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
  };
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with the one dangerous character escaped.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}
