'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

/** Says so while there is no network: the page is here, and searching is not. */
export function OfflineLine() {
  const t = useTranslations('common');
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="offline">
      {!online && <p>{t('offline')}</p>}
    </div>
  );
}

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
