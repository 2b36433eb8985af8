import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Page } from '@/lib/site';
import { Notices } from './notices';
import { PageHeader } from './page-header';
import { PageLink } from './page-link';

/** A page to read: header, title, a paper with heading, two paragraphs and the way home, and sections below it. */
export function Leaflet({
  page,
  icon,
  children,
}: {
  page: Exclude<Page, 'home'>;
  icon?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations(page);
  return (
    <>
      <PageHeader />
      <main id="content" tabIndex={-1} className="leaflet">
        <h1 className="leaflet-title">{t('title')}</h1>
        <div className="leaflet-paper">
          {icon}
          <h2>{t('heading')}</h2>
          <p>{t('first')}</p>
          <p>{t('second')}</p>
          <PageLink href="/" className="action">
            {t('cta')}
          </PageLink>
        </div>
        {children}
      </main>
      {/* A search may end after the visitor has gone on to read. */}
      <Notices />
    </>
  );
}

/** One section of a leaflet, named by its heading. */
export function LeafletSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="leaflet-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
