import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SearchPanel } from '@/components/search/search-panel';
import { ShopSign } from '@/components/site/shop-sign';
import { StructuredData } from '@/components/site/structured-data';
import { toLocale } from '@/lib/i18n/locales';

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(toLocale(locale));
  const t = await getTranslations('home');
  return (
    <>
      <ShopSign />
      <main id="content" tabIndex={-1}>
        <noscript>
          <p className="no-script">{t('noScript')}</p>
        </noscript>
        <SearchPanel />
      </main>
      <StructuredData />
    </>
  );
}
