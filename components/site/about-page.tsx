import { useTranslations } from 'next-intl';
import { PageHeader } from './page-header';
import { PageLink } from './page-link';

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
          <PageLink href="/" className="action">
            {t('cta')}
          </PageLink>
        </div>
      </main>
    </>
  );
}
