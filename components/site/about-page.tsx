import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PageHeader } from './page-header';

/** What the product is, in two paragraphs. */
export function AboutPage() {
  const t = useTranslations('about');
  return (
    <>
      <PageHeader />
      <main id="content" tabIndex={-1} className="leaflet">
        <h1 className="leaflet-title">{t('title')}</h1>
        <div className="leaflet-paper">
          <h2>{t('heading')}</h2>
          <p>{t('first')}</p>
          <p>{t('second')}</p>
          <Link href="/" className="action">
            {t('cta')}
          </Link>
        </div>
      </main>
    </>
  );
}
