import { useTranslations } from 'next-intl';
import { PageHeader } from './page-header';
import { PageLink } from './page-link';

const JOURNEY = ['send', 'answer', 'backend', 'log'] as const;
const REST = ['browser', 'address', 'images', 'none'] as const;

/** What happens with what a visitor writes: the promise in two paragraphs, and below every step of it. */
export function PrivacyPage() {
  const t = useTranslations('privacy');
  return (
    <>
      <PageHeader />
      <main id="content" tabIndex={-1} className="leaflet">
        <h1 className="leaflet-title">{t('title')}</h1>
        <div className="leaflet-paper">
          <svg viewBox="0 0 48 48" className="leaflet-icon" role="img" aria-label={t('icon')}>
            <path className="leaflet-icon-shackle" d="M15 22v-6a9 9 0 0 1 18 0v6" />
            <rect className="leaflet-icon-body" x="9" y="21" width="30" height="22" rx="6" />
            <path className="leaflet-icon-hole" d="M24 30v5" />
          </svg>
          <h2>{t('heading')}</h2>
          <p>{t('first')}</p>
          <p>{t('second')}</p>
          <PageLink href="/" className="action">
            {t('cta')}
          </PageLink>
        </div>
        <section aria-labelledby="journey">
          <h2 id="journey" className="leaflet-heading">
            {t('journeyTitle')}
          </h2>
          <ol className="steps">
            {JOURNEY.map((step) => (
              <li key={step}>
                <p>{t(`journey.${step}`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="rest">
          <h2 id="rest" className="leaflet-heading">
            {t('restTitle')}
          </h2>
          <ul className="facts">
            {REST.map((fact) => (
              <li key={fact}>{t(`rest.${fact}`)}</li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}
