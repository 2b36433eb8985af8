'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { PlayedGame } from '@/lib/search/search-state';
import type { SearchActions } from '@/lib/search/use-search';

interface PlayedGamesProps {
  readonly games: readonly PlayedGame[];
  readonly actions: Pick<SearchActions, 'ask' | 'unplay'>;
}

/** What the visitor has played, for this visit: each can come back, and all together can be what to look for. */
export function PlayedGames({ games, actions }: PlayedGamesProps) {
  const t = useTranslations('played');
  const like = useTranslations('like');
  const format = useFormatter();
  if (games.length === 0) return null;
  // "Celeste e Inside": what joins two names is the language's own.
  const named = format.list(games.map(({ title }) => title));
  return (
    <div className="played-games">
      <p id="played">{t('title')}</p>
      <ul aria-labelledby="played">
        {games.map(({ key, title }) => (
          <li key={key}>
            <button
              type="button"
              className="played-back"
              aria-label={t('back', { title })}
              onClick={() => actions.unplay(key)}
            >
              {title}
              <Glyph shape="cross" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="sticker-button" onClick={() => actions.ask(like('asks.same', { title: named }))}>
        {t('ask')}
      </button>
    </div>
  );
}
