'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { SearchOutcome } from '@/lib/search/use-search';
import { loadSearch, useSearch } from '@/lib/search/use-search';
import { hideOutcome, showOutcome } from './outcome-notice';
import { SearchFailed } from './search-failed';
import { SearchForm } from './search-form';
import type { SearchResult } from './search-result';
import { SkeletonGrid } from './skeleton-grid';
import { useLateness } from './use-lateness';

/** After this long the page says that it is still searching. */
const LATE_MS = 5000;

/** What shows an answer, once it is there. It comes while the visitor writes, and not with the page. */
let Result: typeof SearchResult | undefined;

/** The search: the slip at the counter, and what the clerk brings. */
export function SearchPanel() {
  const t = useTranslations('home');
  const { draft, status, answer, write, submit } = useSearch(tell, loadResult);
  const searching = status === 'searching';
  const late = useLateness(searching, LATE_MS);
  const box = useRef<HTMLTextAreaElement>(null);
  const counter = useRef<HTMLElement>(null);

  function search() {
    hideOutcome();
    if (submit()) requestAnimationFrame(() => lookAt(counter.current, box.current));
    else box.current?.focus();
  }

  return (
    <>
      <SearchForm
        box={box}
        draft={draft}
        searching={searching}
        late={late}
        onWrite={write}
        onSubmit={search}
        onStart={getReady}
      />
      <section
        ref={counter}
        id="counter"
        className="results"
        tabIndex={-1}
        aria-busy={searching}
        aria-label={t('counter')}
      >
        {searching && <SkeletonGrid late={late} />}
        {answer && Result && <Result answer={answer} onChange={() => box.current?.focus()} />}
        {status === 'failed' && <SearchFailed onRetry={search} />}
      </section>
      <p className="hint">{t('hint')}</p>
    </>
  );
}

function tell(outcome: SearchOutcome): void {
  if (outcome.kind === 'failure') console.error('Search failed', outcome.error);
  showOutcome(outcome);
}

async function loadResult(): Promise<void> {
  Result ??= (await import('./search-result')).SearchResult;
}

/** Fetches what the search will need as soon as somebody turns to the form. What fails now is asked for again later. */
function getReady(): void {
  void Promise.all([loadSearch(), loadResult()]).catch(() => undefined);
}

/** Brings the counter into view, and the focus with it unless the visitor is still writing: the button just went. */
function lookAt(counter: HTMLElement | null, box: HTMLElement | null): void {
  if (counter === null) return;
  if (document.activeElement !== box) counter.focus({ preventScroll: true });
  if (counter.getBoundingClientRect().top <= window.innerHeight * 0.55) return;
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  counter.scrollIntoView?.({ behavior: calm ? 'instant' : 'smooth' });
}
