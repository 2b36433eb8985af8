'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { FoundGame } from '@/lib/search/contract';
import type { SearchActions } from '@/lib/search/use-search';
import type { Variation } from '@/lib/search/variations';

interface CardActionsProps {
  readonly game: FoundGame;
  /** What no other card of the shelf is called. */
  readonly cardKey: string;
  readonly onAsk: SearchActions['ask'];
  /** The visitor has played this game. */
  readonly onPlayed: () => void;
}

/** How to go on from a game: ask for another one like it but for one thing, or say that it is played. */
export function CardActions({ game, cardKey, onAsk, onPlayed }: CardActionsProps) {
  const t = useTranslations('card');
  const like = useTranslations('like');
  const { titulo: title } = game;
  if (title === undefined) return null;
  const variations: readonly (Variation | 'same')[] = ['same', ...(game.variantes ?? [])];

  // What is read aloud begins with what is seen, so that it can be said to be pressed.
  const named = (label: string) => `${label}: ${title}`;
  const asks = (id: Variation | 'same') => like(`asks.${id}`, { title });

  return (
    <div className="card-actions">
      {variations.length === 1 ? (
        <button type="button" className="like-same" aria-label={named(t('same'))} onClick={() => onAsk(asks('same'))}>
          {t('same')}
        </button>
      ) : (
        // With an id, so that it stays open when the language is switched.
        <details className="unfolding like" id={`like-${cardKey}`}>
          <summary aria-label={t('likeOf', { title })}>
            <span>{t('like')}</span>
            <Glyph shape="unfold" />
          </summary>
          <ul>
            {variations.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className="example"
                  aria-label={named(like(`labels.${id}`))}
                  onClick={() => onAsk(asks(id))}
                >
                  {like(`labels.${id}`)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <button type="button" className="played" aria-label={t('playedOf', { title })} onClick={onPlayed}>
        <Glyph shape="check" />
        {t('played')}
      </button>
    </div>
  );
}
