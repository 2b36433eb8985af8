'use client';

import { useTranslations } from 'next-intl';
import type { SearchOutcome } from '@/lib/search/use-search';
import { useSearch } from '@/lib/search/use-search';
import { hideOutcome, showOutcome } from './outcome-notice';
import { ResultsGrid } from './results-grid';
import { SearchForm } from './search-form';
import { SkeletonGrid } from './skeleton-grid';
import { UnderstoodSlip } from './understood-slip';

/** The search: the slip at the counter, and what the clerk brings. */
export function SearchPanel() {
  const t = useTranslations('home');
  const { draft, status, answer, write, submit } = useSearch(tell);
  const searching = status === 'searching';

  function search() {
    hideOutcome();
    submit();
  }

  return (
    <>
      <SearchForm draft={draft} searching={searching} onWrite={write} onSubmit={search} />
      <section
        className="results"
        aria-busy={searching}
        aria-labelledby={answer?.juegos.length ? 'results' : undefined}
      >
        {searching && <SkeletonGrid />}
        {answer?.entendido && <UnderstoodSlip understood={answer.entendido} />}
        {answer && answer.juegos.length > 0 && (
          <>
            <h2 id="results" className="results-title">
              {t('resultsTitle')}
            </h2>
            <ResultsGrid games={answer.juegos} wishes={answer.entendido?.deseos ?? []} />
          </>
        )}
        {answer?.juegos.length === 0 && <p className="results-none">{t('infoNoResults')}</p>}
      </section>
      <p className="hint">{t('hint')}</p>
    </>
  );
}

function tell(outcome: SearchOutcome): void {
  if (outcome.kind === 'failure') console.error('Search failed', outcome.error);
  showOutcome(outcome);
}
