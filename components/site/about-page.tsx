import { useTranslations } from 'next-intl';
import { PageHeader } from './page-header';
import { PageLink } from './page-link';

const STEPS = ['tell', 'read', 'pick'] as const;
const FACTS = ['catalogue', 'pay', 'memory'] as const;

/** What the product is, in two paragraphs, and below how it works and what it does not do. */
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
        <section aria-labelledby="how">
          <h2 id="how" className="leaflet-heading">
            {t('howTitle')}
          </h2>
          <ol className="steps">
            {STEPS.map((step) => (
              <li key={step}>
                <h3>{t(`how.${step}.title`)}</h3>
                <p>{t(`how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="honest">
          <h2 id="honest" className="leaflet-heading">
            {t('honestTitle')}
          </h2>
          <ul className="facts">
            {FACTS.map((fact) => (
              <li key={fact}>{t(`honest.${fact}`)}</li>
            ))}
          </ul>
          <p className="leaflet-note">{t('backend')}</p>
        </section>
      </main>
    </>
  );
}
