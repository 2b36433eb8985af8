'use client';

import { useTranslations } from 'next-intl';
import { toast } from 'react-hot-toast/headless';
import type { Refusal } from '@/lib/search/search-state';
import type { SearchOutcome } from '@/lib/search/use-search';

/** One notice at a time: a new one replaces the one before. */
export const NOTICE_ID = 'search-outcome';

/** What helps where the server refused, in the texts of the failure panel. */
const ADVICE = { long: 'long', often: 'wait' } as const satisfies Record<Refusal, string>;

/** Long enough to read an error and what helps twice. */
const ADVICE_MS = 15_000;

/** Tells the visitor what a search came to. */
export function showOutcome(outcome: SearchOutcome): void {
  // An element and not a text, so that a notice on the screen follows a change of language.
  const message = <OutcomeText outcome={outcome} />;
  toast.remove(NOTICE_ID);
  if (outcome.kind === 'results') toast.success(message, { id: NOTICE_ID });
  else if (outcome.kind === 'no-results') toast(message, { id: NOTICE_ID });
  else if (outcome.kind === 'failure' && outcome.refusal) toast.error(message, { id: NOTICE_ID, duration: ADVICE_MS });
  else toast.error(message, { id: NOTICE_ID });
}

/** Takes the notice of the last search away, because it no longer holds. */
export function hideOutcome(): void {
  toast.remove(NOTICE_ID);
}

function OutcomeText({ outcome }: { outcome: SearchOutcome }) {
  const t = useTranslations('home');
  const failure = useTranslations('failure');
  switch (outcome.kind) {
    case 'empty-query':
      return t('errorEmpty');
    case 'no-results':
      return t('infoNoResults');
    case 'results':
      return t('success', { count: outcome.count });
    case 'failure':
      return (
        <>
          {t('errorGeneral')}
          {outcome.refusal && <span className="notice-advice">{failure(ADVICE[outcome.refusal])}</span>}
        </>
      );
  }
}
