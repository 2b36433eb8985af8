import { setRequestLocale } from 'next-intl/server';
import { AboutPage } from '@/components/site/about-page';
import { toLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/page-metadata';

export function generateMetadata() {
  return pageMetadata('about');
}

export default async function About({ params }: PageProps<'/[locale]/about'>) {
  const { locale } = await params;
  setRequestLocale(toLocale(locale));
  return <AboutPage />;
}
