import { useTranslations } from 'next-intl';
import { Glyph } from './glyph';
import { LanguageToggle } from './language-toggle';
import { Mark } from './mark';
import { PageLink } from './page-link';

/** The top of the pages other than Home: the way back, the name of the shop and the language. */
export function PageHeader() {
  const t = useTranslations('common');
  return (
    <header className="page-bar">
      <PageLink href="/" className="sticker-button">
        <Glyph shape="back" />
        {t('back')}
      </PageLink>
      <Mark className="page-bar-mark" />
      <LanguageToggle />
    </header>
  );
}
