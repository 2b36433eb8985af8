import { setRequestLocale } from 'next-intl/server';
import { PrivacyPage } from '@/components/site/privacy-page';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/page-metadata';

export function generateMetadata() {
  return pageMetadata('privacy');
}

export default async function Privacy({ params }: PageProps<'/[locale]/privacy'>) {
  const { locale } = await params;
  setRequestLocale(isLocale(locale) ? locale : DEFAULT_LOCALE);
  return <PrivacyPage />;
}
