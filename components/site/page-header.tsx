import { useTranslations } from 'next-intl';
import { LanguageToggle } from './language-toggle';
import { Mark } from './mark';
import { PageLink } from './page-link';

/** The top of the pages other than Home: the way back, the name of the shop and the language. */
export function PageHeader() {
  const t = useTranslations('common');
  return (
    <header className="page-bar">
      <PageLink href="/" className="sticker-button">
        <svg viewBox="0 0 16 16" className="back-arrow" aria-hidden="true">
          <path d="M9.5 3L4.5 8l5 5" />
        </svg>
        {t('back')}
      </PageLink>
      <Mark className="page-bar-mark" />
      <LanguageToggle />
    </header>
  );
}
