import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/site/not-found-page';
import { toLocale } from '@/lib/i18n/locales';
import { SITE_NAME } from '@/lib/site';

export const metadata: Metadata = {
  title: `404 · ${SITE_NAME}`,
  robots: { index: false },
  alternates: {},
  openGraph: null,
  twitter: null,
};

export default async function Missing({ params }: PageProps<'/[locale]/missing'>) {
  const { locale } = await params;
  setRequestLocale(toLocale(locale));
  return <NotFoundPage />;
}
