import { setRequestLocale } from 'next-intl/server';
import { PrivacyPage } from '@/components/site/privacy-page';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/page-metadata';

export function generateMetadata() {
  return pageMetadata('privacy');
}

export default async function Privacy({ params }: PageProps<'/[locale]/privacy'>) {
  const { locale } = await params;
  setRequestLocale(toLocale(locale));
  return <PrivacyPage />;
}
