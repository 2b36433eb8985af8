'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';

interface RemovedGamesProps {
  /** The wish's id. */
  readonly id: string;
  /** What was not wanted. */
  readonly wish: string;
  readonly count: number;
  /** The best of them; empty where the backend names none. */
  readonly titles: readonly string[];
  readonly onUndo: () => void;
}

/** What an exclusion took out: how many, on request which, and the way to have them back. */
export function RemovedGames({ id, wish, count, titles, onUndo }: RemovedGamesProps) {
  const t = useTranslations('understood');
  const rest = count - titles.length;
  return (
    // With an id, so that it stays open when the language is switched.
    <details className="unfolding removed" id={`removed-${id}`}>
      <summary>
        <span>{t('excluded', { count, wish })}</span>
        <Glyph shape="unfold" />
      </summary>
      {titles.length > 0 && (
        <p>
          {/* The dot ends a line, and never begins one. */}
          {titles.join('\u00a0· ')}
          {rest > 0 && ` ${t('more', { count: rest })}`}
        </p>
      )}
      <button type="button" className="sticker-button" onClick={onUndo}>
        {t('undo', { count })}
      </button>
    </details>
  );
}
