'use client';

import { useTranslations } from 'next-intl';

interface RemovedGamesProps {
  /** What was not wanted. */
  readonly wish: string;
  readonly count: number;
  /** The best of them; empty where the backend names none. */
  readonly titles: readonly string[];
  readonly onUndo: () => void;
}

/** What an exclusion took out: how many, on request which, and the way to have them back. */
export function RemovedGames({ wish, count, titles, onUndo }: RemovedGamesProps) {
  const t = useTranslations('understood');
  const rest = count - titles.length;
  return (
    <details className="unfolding removed">
      <summary>
        <span>{t('excluded', { count, wish })}</span>
        <svg viewBox="0 0 16 16" className="unfold" aria-hidden="true">
          <path d="M3.5 6L8 10.5 12.5 6" />
        </svg>
      </summary>
      {titles.length > 0 && (
        <p>
          {titles.join(' · ')}
          {rest > 0 && ` ${t('more', { count: rest })}`}
        </p>
      )}
      <button type="button" className="sticker-button" onClick={onUndo}>
        {t('undo')}
      </button>
    </details>
  );
}
