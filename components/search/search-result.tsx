'use client';

import { useTranslations } from 'next-intl';
import type { SearchAnswer } from '@/lib/search/contract';
import { NothingFound } from './nothing-found';
import { ResultsGrid } from './results-grid';
import { UnderstoodSlip } from './understood-slip';

interface SearchResultProps {
  readonly answer: SearchAnswer;
  /** The visitor wants to change the text. */
  readonly onChange: () => void;
}

/** What a search came to: what was understood, and the games or how to go on without any. */
export function SearchResult({ answer, onChange }: SearchResultProps) {
  const t = useTranslations('home');
  const { juegos, entendido } = answer;
  return (
    <>
      {entendido && <UnderstoodSlip understood={entendido} />}
      {juegos.length === 0 ? (
        <NothingFound onChange={onChange} />
      ) : (
        <>
          <h2 id="results" className="results-title">
            {t('resultsTitle')}
          </h2>
          <ResultsGrid games={juegos} wishes={entendido?.deseos ?? []} />
        </>
      )}
    </>
  );
}
