'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Notices } from '@/components/site/notices';
import { unplayed } from '@/lib/search/search-state';
import type { SearchOutcome } from '@/lib/search/use-search';
import { loadSearch, useSearch } from '@/lib/search/use-search';
import { hasModifier } from './has-modifier';
import { KeyboardHelp } from './keyboard-help';
import { hideOutcome, showOutcome } from './outcome-notice';
import { SearchFailed } from './search-failed';
import { SearchForm } from './search-form';
import type { SearchResult } from './search-result';
import { SkeletonGrid } from './skeleton-grid';
import { useLateness } from './use-lateness';
import { useSlashKey } from './use-slash-key';

/** After this long the page says that it is still searching. */
const LATE_MS = 5000;

/** Share of the window's height within which the counter must begin to be seen. */
const SEEN = 0.55;

/** What shows an answer, once it is there. It comes while the visitor writes, and not with the page. */
let Result: typeof SearchResult | undefined;

/** The search: the slip at the counter, and what the clerk brings. */
export function SearchPanel() {
  const t = useTranslations('home');
  const { actions, ...state } = useSearch(tell, loadResult);
  const { draft, status, shown } = state;
  const searching = status === 'searching';
  const games = unplayed(shown?.answer.juegos ?? [], state.played);
  const late = useLateness(searching, LATE_MS);
  const box = useRef<HTMLTextAreaElement>(null);
  const counter = useRef<HTMLElement>(null);
  const [slash, setSlash] = useSlashKey(box);

  // Other games are on their way than those that the notice is about.
  useEffect(() => {
    if (status === 'searching' || status === 'refining') hideOutcome();
  }, [status]);

  // Back and forward lead to another search than that, too.
  useEffect(() => {
    window.addEventListener('popstate', hideOutcome);
    return () => window.removeEventListener('popstate', hideOutcome);
  }, []);

  /** What had the focus goes away; the counter is always there. */
  function toCounter() {
    counter.current?.focus({ preventScroll: true });
  }

  function search() {
    if (!actions.submit()) {
      box.current?.focus();
      bringIntoView(box.current?.labels[0], 'nearest');
      return;
    }
    requestAnimationFrame(() => {
      const { current } = counter;
      if (current === null) return;
      // The button just went; who is still writing stays in the box.
      if (document.activeElement !== box.current) toCounter();
      if (current.getBoundingClientRect().top > window.innerHeight * SEEN) bringIntoView(current);
    });
  }

  function write(text: string) {
    // What the notice asked for is there now, and on a phone it lies on the button.
    if (draft.trim() === '' && text.trim() !== '') hideOutcome();
    actions.write(text);
  }

  function ask(query: string) {
    toCounter();
    actions.ask(query);
    // From the new text on, which stands above the results.
    requestAnimationFrame(() => bringIntoView(box.current?.form));
  }

  /** Into the grid with an arrow, and out of whatever is open with Escape. */
  function steer(event: KeyboardEvent<HTMLElement>) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    if (target === counter.current && (key === 'ArrowDown' || key === 'ArrowRight') && !hasModifier(event)) {
      const first = target.querySelector('article');
      // Without cards the keys scroll, as everywhere.
      if (first) event.preventDefault();
      first?.focus();
    }
    // The browser itself closes what lies above the page, and leaves the focus where it was.
    if (key !== 'Escape' || target.parentElement?.querySelector(':popover-open')) return;
    const open = target.closest<HTMLDetailsElement>('details[open]');
    if (open) open.open = false;
    (open?.querySelector('summary') ?? box.current)?.focus();
    hideOutcome();
  }

  return (
    <div className="panel">
      <SearchForm
        box={box}
        draft={draft}
        searching={searching}
        searched={state.asked?.query}
        slash={slash}
        news={status === 'done' && shown?.refined ? t('updated', { count: games.length }) : undefined}
        late={late}
        onWrite={write}
        onSubmit={search}
        onStart={getReady}
      />
      {/* Its styles place it by the form or the counter, which has to follow. */}
      <Notices />
      <section
        ref={counter}
        id="counter"
        className="results"
        tabIndex={-1}
        aria-busy={searching || status === 'refining'}
        aria-label={t('counter')}
        onKeyDown={steer}
      >
        {searching && <SkeletonGrid late={late} />}
        {shown && Result && (
          <Result
            shown={shown}
            state={state}
            actions={{ ...actions, ask }}
            onChange={() => box.current?.focus()}
            onLeave={toCounter}
          />
        )}
        {status === 'failed' && <SearchFailed refusal={state.refusal} onRetry={search} />}
      </section>
      <p className="hint">{t('hint')}</p>
      <KeyboardHelp slash={slash} onSlash={setSlash} />
    </div>
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

/** Scrolls until an element begins at the top, or no further than it takes to see it; at once for who wants no motion. */
function bringIntoView(element: Element | null | undefined, block: 'start' | 'nearest' = 'start'): void {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView?.({ block, behavior: calm ? 'instant' : 'smooth' });
}
