import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { PageLink } from './page-link';

/** The foot of every page: about, contact, privacy, and the place that the contact link leads to. */
export function Footer() {
  const t = useTranslations('footer');
  return (
    <footer className="footer">
      <section id="contact" className="footer-contact" tabIndex={-1}>
        <h2>{t('contact')}</h2>
        <p>{t('contactText')}</p>
        <a href={env().contactUrl}>{t('contactAction')}</a>
      </section>
      <nav aria-label={t('label')}>
        <ul className="footer-links">
          <li>
            <PageLink href="/about">{t('about')}</PageLink>
          </li>
          <li>
            <a href="#contact">{t('contact')}</a>
          </li>
          <li>
            <PageLink href="/privacy">{t('privacy')}</PageLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
