import { setRequestLocale } from 'next-intl/server';
import { SearchPanel } from '@/components/search/search-panel';
import { ShopSign } from '@/components/site/shop-sign';
import { StructuredData } from '@/components/site/structured-data';
import { toLocale } from '@/lib/i18n/locales';

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const { locale } = await params;
  setRequestLocale(toLocale(locale));
  return (
    <>
      <ShopSign />
      <main id="content" tabIndex={-1}>
        <SearchPanel />
      </main>
      <StructuredData />
    </>
  );
}
