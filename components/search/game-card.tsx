'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { GameCover } from './game-cover';
import { WishVerdicts } from './wish-verdicts';

/** One box on the shelf: cover, title, and the note that says why it is here. */
export function GameCard({ game, wishes }: { game: FoundGame; wishes: readonly UnderstoodWish[] }) {
  const t = useTranslations('card');
  const locale = useLocale();
  const platforms = game.plataformas?.map((platform) => platform[locale]) ?? [];
  const summary = game.resumen?.[locale];
  const verdicts = game.deseos ?? [];

  return (
    <article className="card">
      <GameCover image={game.imagen} title={game.titulo} />
      <div className="card-edge">
        <h3 className="card-title line-clamp-2">{game.titulo ?? t('noTitle')}</h3>
      </div>
      {(game.anio !== undefined || platforms.length > 0) && (
        <p className="card-facts">
          {game.anio !== undefined && <span className="card-year">{game.anio}</span>}
          {platforms.length > 0 && (
            <span>
              <span className="sr-only">{t('platforms')}: </span>
              {platforms.join(', ')}
            </span>
          )}
        </p>
      )}
      {(summary || verdicts.length > 0) && (
        <div className="card-talker">
          {summary && <p className="card-summary">{summary}</p>}
          <WishVerdicts verdicts={verdicts} wishes={wishes} />
        </div>
      )}
    </article>
  );
}
