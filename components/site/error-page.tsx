'use client';

import { useTranslations } from 'next-intl';
import { searchStore } from '@/lib/search/search-store';

interface ErrorPageProps {
  readonly error: Error;
  readonly reset: () => void;
}

/** What stands in for a page that could not be shown. */
export function ErrorPage({ error, reset }: ErrorPageProps) {
  const t = useTranslations('error');

  function retry() {
    // Results that could not be shown would fail again.
    searchStore.dispatch({ type: 'clear' });
    reset();
  }

  return (
    <main id="content" tabIndex={-1}>
      <div className="lost" role="alert">
        <h1 className="lost-title" lang="en">
          Unexpected Application Error!
        </h1>
        <p className="lost-message">{error.message}</p>
        <button type="button" className="action" onClick={retry}>
          {t('retry')}
        </button>
      </div>
    </main>
  );
}
