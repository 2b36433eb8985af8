import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import maskable from '@/components/site/maskable-icon.png';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { SITE_NAME } from '@/lib/site';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'metadata.home' });
  return {
    id: '/',
    name: t('title'),
    short_name: SITE_NAME,
    description: t('description'),
    lang: DEFAULT_LOCALE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: '#f5ecdb',
    theme_color: '#f5ecdb',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: maskable.src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
