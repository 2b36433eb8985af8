'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { type SearchState, unplayed } from '@/lib/search/search-state';
import type { SearchActions } from '@/lib/search/use-search';
import { NoWishLeft } from './no-wish-left';
import { NothingFound } from './nothing-found';
import { PlayedGames } from './played-games';
import { ResultsGrid } from './results-grid';
import { ShareResults } from './share-results';
import { shelve } from './shelve';
import { UnderstoodSlip } from './understood-slip';
import { chipId } from './wish-chip';

interface SearchResultProps {
  readonly shown: NonNullable<SearchState['shown']>;
  readonly state: Pick<SearchState, 'asked' | 'played' | 'status'>;
  readonly actions: SearchActions;
  /** The visitor wants to change the text. */
  readonly onChange: () => void;
  /** What has the focus goes, and nothing here can take it. */
  readonly onLeave: () => void;
}

/** What a search came to: what was understood, and the games or how to go on without any. */
export function SearchResult({ shown, state, actions, onChange, onLeave }: SearchResultProps) {
  const t = useTranslations('home');
  const { entendido, juegos } = shown.answer;
  const games = unplayed(juegos, state.played);
  const wishes = entendido?.deseos ?? [];
  const wishless = wishes.length > 0 && wishes.every(({ tipo }) => tipo === 'ignorado');
  const sections = shelve(games, entendido);
  const heading = useRef<HTMLHeadingElement>(null);

  function restore() {
    // The button goes with the next answer; the focus goes to what it brings back.
    document.getElementById(chipId(wishes[0]?.id ?? ''))?.focus();
    actions.restore();
  }

  return (
    <>
      {entendido && (
        <UnderstoodSlip understood={entendido} changes={state.asked?.changes ?? {}} onCorrect={actions.correct} />
      )}
      <PlayedGames
        games={state.played}
        actions={{
          ask: actions.ask,
          unplay(key) {
            if (heading.current) heading.current.focus();
            else onLeave();
            actions.unplay(key);
          },
        }}
      />
      {games.length === 0 && wishless && <NoWishLeft onRestore={restore} />}
      {games.length === 0 && !wishless && <NothingFound onChange={onChange} />}
      {games.length > 0 && (
        <>
          <h2 id="results" ref={heading} tabIndex={-1} className="results-title">
            {t('resultsTitle')}
          </h2>
          <ResultsGrid
            sections={sections}
            wishes={wishes}
            stale={state.status === 'refining'}
            actions={actions}
            onLeave={onLeave}
          />
          <ShareResults
            question={state.asked ?? shown.question}
            answer={{ ...shown.answer, juegos: sections.flatMap((section) => section.games) }}
          />
        </>
      )}
    </>
  );
}
