'use client';

import { useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { asks } from './shelve';
import { useLabelText } from './use-label-text';

/** The most platforms that a card names before it counts the rest. */
const MOST_PLATFORMS = 4;

/** Year and platforms on one quiet line: the platforms that were asked for first, and the many others as a number. */
export function GameFacts({ game, wishes }: { game: FoundGame; wishes: readonly UnderstoodWish[] }) {
  const t = useTranslations('card');
  const textOf = useLabelText();
  const platforms = game.plataformas ?? [];
  const asked = wishes.filter(asks).flatMap(({ plataformas = [] }) => plataformas);
  const first = asked.flatMap((id) => platforms.filter((platform) => platform.id === id));
  const ordered = [...new Set([...first, ...platforms])].map(textOf);
  // A name stays on one line: "Atari ST" is one platform.
  const named = ordered
    .slice(0, MOST_PLATFORMS)
    .map((name) => name.replaceAll(' ', '\u00a0'))
    .join(', ');
  const rest = ordered.slice(MOST_PLATFORMS);
  if (game.anio === undefined && ordered.length === 0) return null;

  return (
    <p className="card-facts">
      {game.anio !== undefined && <span className="card-year">{game.anio}</span>}
      {ordered.length > 0 && (
        <span>
          <span className="sr-only">{t('platforms')}: </span>
          {named}
          {rest.length > 0 && (
            <>
              <span className="card-more" title={rest.join(', ')} aria-hidden="true">
                +{rest.length}
              </span>
              <span className="sr-only">, {rest.join(', ')}</span>
            </>
          )}
        </span>
      )}
    </p>
  );
}
