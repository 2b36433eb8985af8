'use client';

import { useTranslations } from 'next-intl';
import { toast } from 'react-hot-toast/headless';
import type { SearchOutcome } from '@/lib/search/use-search';

/** One notice at a time: a new one replaces the one before. */
export const NOTICE_ID = 'search-outcome';

/** Tells the visitor what a search came to. */
export function showOutcome(outcome: SearchOutcome): void {
  // An element and not a text, so that a notice on the screen follows a change of language.
  const message = <OutcomeText outcome={outcome} />;
  toast.remove(NOTICE_ID);
  if (outcome.kind === 'results') toast.success(message, { id: NOTICE_ID });
  else if (outcome.kind === 'no-results') toast(message, { id: NOTICE_ID });
  else toast.error(message, { id: NOTICE_ID });
}

/** Takes the notice of the last search away, because it no longer holds. */
export function hideOutcome(): void {
  toast.remove(NOTICE_ID);
}

function OutcomeText({ outcome }: { outcome: SearchOutcome }) {
  const t = useTranslations('home');
  switch (outcome.kind) {
    case 'empty-query':
      return t('errorEmpty');
    case 'no-results':
      return t('infoNoResults');
    case 'results':
      return t('success', { count: outcome.count });
    case 'failure':
      return t('errorGeneral');
  }
}
