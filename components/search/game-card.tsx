'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import type { SearchActions } from '@/lib/search/use-search';
import { CardActions } from './card-actions';
import { GameCover } from './game-cover';
import { GameFacts } from './game-facts';
import { judgedWishes, WishVerdicts } from './wish-verdicts';

interface GameCardProps {
  readonly game: FoundGame;
  readonly wishes: readonly UnderstoodWish[];
  /** The card is among the first, so its cover does not wait until it is near the window. */
  readonly early?: boolean;
  readonly onAsk: SearchActions['ask'];
  readonly onPlayed: () => void;
}

/** One box on the shelf: cover, title, and the note that says why it is here. */
export function GameCard({ game, wishes, early = false, onAsk, onPlayed }: GameCardProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  const summary = game.resumen?.[locale];
  const judged = judgedWishes(game.deseos ?? [], wishes);

  return (
    // The arrow keys bring the focus here.
    <article className="card" tabIndex={-1} aria-label={game.titulo ?? t('noTitle')}>
      <GameCover image={game.imagen} title={game.titulo} early={early} />
      {game.distincion && <p className="card-flag">{t(`distinctions.${game.distincion}`)}</p>}
      <div className="card-edge">
        <h3 className="card-title line-clamp-2">{game.titulo ?? t('noTitle')}</h3>
      </div>
      <GameFacts game={game} wishes={wishes} />
      {(summary || judged.length > 0) && (
        <div className="card-talker">
          {summary && <p className="card-summary">{summary}</p>}
          {judged.length > 0 && <WishVerdicts judged={judged} game={game} />}
        </div>
      )}
      <CardActions game={game} onAsk={onAsk} onPlayed={onPlayed} />
    </article>
  );
}
