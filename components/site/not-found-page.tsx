import { useTranslations } from 'next-intl';
import { AttemptedPath } from './attempted-path';
import { EmptyShelf } from './empty-shelf';
import { LanguageToggle } from './language-toggle';
import { Mark } from './mark';
import { Notices } from './notices';
import { PageLink } from './page-link';

/** The page of every path that does not exist. Its first two texts are the same in both languages. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  return (
    <>
      <header className="page-bar">
        <Mark className="page-bar-mark" />
        <LanguageToggle />
      </header>
      <main id="content" tabIndex={-1} className="missing">
        <div className="lost">
          <h1 className="lost-number">404</h1>
          <p className="lost-title" lang="en">
            Oops! Page not found
          </p>
          <p>{t('sentence')}</p>
          <PageLink href="/" className="action">
            {t('home')}
          </PageLink>
        </div>
        <EmptyShelf className="missing-drawing" />
        <AttemptedPath />
      </main>
      {/* A search may end after the visitor has gone back here. */}
      <Notices />
    </>
  );
}
