import { useTranslations } from 'next-intl';
import { Leaflet, LeafletSection } from './leaflet';

const STEPS = ['tell', 'read', 'pick'] as const;
const FACTS = ['catalogue', 'pay', 'memory'] as const;

/** What the product is, in two paragraphs, and below how it works and what it does not do. */
export function AboutPage() {
  const t = useTranslations('about');
  return (
    <Leaflet page="about">
      <LeafletSection id="how" title={t('howTitle')}>
        <ol className="steps">
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </LeafletSection>
      <LeafletSection id="honest" title={t('honestTitle')}>
        <ul className="facts">
          {FACTS.map((fact) => (
            <li key={fact}>{t(`honest.${fact}`)}</li>
          ))}
        </ul>
        <p className="leaflet-note">{t('backend')}</p>
      </LeafletSection>
    </Leaflet>
  );
}
