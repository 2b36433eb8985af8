'use client';

import { useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { asks } from './shelve';
import { useLabelText } from './use-label-text';

/** So many platforms a card names before it counts the others, which are two at least: one has its name where its number would be. */
const NAMED_PLATFORMS = 4;

interface GameFactsProps {
  readonly game: FoundGame;
  /** What no other card of the shelf is called. */
  readonly cardKey: string;
  readonly wishes: readonly UnderstoodWish[];
}

/** Year and platforms on one quiet line: the platforms that were asked for first, and for many others a number that names them when pressed. */
export function GameFacts({ game, cardKey, wishes }: GameFactsProps) {
  const t = useTranslations('card');
  const textOf = useLabelText();
  const platforms = game.plataformas ?? [];
  const asked = wishes.filter(asks).flatMap(({ plataformas = [] }) => plataformas);
  const first = asked.flatMap((id) => platforms.filter((platform) => platform.id === id));
  const ordered = [...new Set([...first, ...platforms])].map(textOf);
  const count = ordered.length === NAMED_PLATFORMS + 1 ? ordered.length : NAMED_PLATFORMS;
  // A name stays on one line: "Atari ST" is one platform.
  const named = ordered
    .slice(0, count)
    .map((name) => name.replaceAll(' ', '\u00a0'))
    .join(', ');
  const rest = ordered.slice(count);
  const moreId = `platforms-${cardKey}`;
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
              <button type="button" className="card-more" popoverTarget={moreId}>
                +{rest.length}
                <span className="sr-only"> {t('platformsMore')}</span>
              </button>
              <span popover="auto" id={moreId} className="card-more-names">
                {rest.join(', ')}
              </span>
            </>
          )}
        </span>
      )}
    </p>
  );
}
