'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { isOffline, watchNetwork } from './network';

/** Says so while there is no network: the page is here, and searching is not. */
export function OfflineLine() {
  const t = useTranslations('common');
  const offline = useSyncExternalStore(watchNetwork, isOffline, () => false);
  return (
    <div role="status" className="offline">
      {offline && <p>{t('offline')}</p>}
    </div>
  );
}
