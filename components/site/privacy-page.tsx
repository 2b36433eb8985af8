import { useTranslations } from 'next-intl';
import { Leaflet, LeafletSection } from './leaflet';

const JOURNEY = ['send', 'answer', 'backend', 'log'] as const;
const REST = ['browser', 'share', 'address', 'images', 'none'] as const;

/** What happens with what a visitor writes: the promise in two paragraphs, and below every step of it. */
export function PrivacyPage() {
  const t = useTranslations('privacy');
  return (
    <Leaflet
      page="privacy"
      icon={
        <svg viewBox="0 0 48 48" className="leaflet-icon" role="img" aria-label={t('icon')}>
          <path className="leaflet-icon-shackle" d="M15 22v-6a9 9 0 0 1 18 0v6" />
          <rect className="leaflet-icon-body" x="9" y="21" width="30" height="22" rx="6" />
          <path className="leaflet-icon-hole" d="M24 30v5" />
        </svg>
      }
    >
      <LeafletSection id="journey" title={t('journeyTitle')}>
        <ol className="steps">
          {JOURNEY.map((step) => (
            <li key={step}>
              <p>{t(`journey.${step}`)}</p>
            </li>
          ))}
        </ol>
      </LeafletSection>
      <LeafletSection id="rest" title={t('restTitle')}>
        <ul className="facts">
          {REST.map((fact) => (
            <li key={fact}>{t(`rest.${fact}`)}</li>
          ))}
        </ul>
      </LeafletSection>
    </Leaflet>
  );
}
