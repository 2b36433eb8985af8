'use client';

import { useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import type { SearchActions } from '@/lib/search/use-search';
import { CardActions } from './card-actions';
import { GameCover } from './game-cover';
import { GameFacts } from './game-facts';
import type { SectionKind } from './shelve';
import { useLabelText } from './use-label-text';
import { AllVerdicts, judgedWishes, MainVerdicts, sortVerdicts } from './wish-verdicts';

interface GameCardProps {
  readonly game: FoundGame;
  /** What no other card of the shelf is called, whatever the games are. */
  readonly cardKey: string;
  readonly wishes: readonly UnderstoodWish[];
  /** Where the card stands on the shelf. */
  readonly section?: SectionKind;
  /** The card is among the first, so its cover does not wait until it is near the window. */
  readonly early?: boolean;
  readonly onAsk: SearchActions['ask'];
  readonly onPlayed: () => void;
}

/** One box on the shelf: cover, title, and the note that says why it is here. */
export function GameCard({ game, cardKey, wishes, section = 'all', early = false, onAsk, onPlayed }: GameCardProps) {
  const t = useTranslations('card');
  const textOf = useLabelText();
  const summary = game.resumen && textOf(game.resumen);
  const verdicts = sortVerdicts(judgedWishes(game.deseos ?? [], wishes));
  const Title = section === 'all' ? 'h3' : 'h4';
  // What fits best of games that miss something is not what fits best.
  const flag =
    game.distincion === 'cercano' && (section === 'near' || section === 'only') ? undefined : game.distincion;

  return (
    // The arrow keys bring the focus here.
    <article className="card" tabIndex={-1} aria-label={game.titulo ?? t('noTitle')}>
      <GameCover image={game.imagen} title={game.titulo} early={early} />
      {flag && <p className="card-flag">{t(`distinctions.${flag}`)}</p>}
      <div className="card-edge">
        <Title className="card-title line-clamp-2">{game.titulo ?? t('noTitle')}</Title>
      </div>
      <GameFacts game={game} cardKey={cardKey} wishes={wishes} />
      {(summary || verdicts.main.length > 0) && (
        <div className="card-talker">
          {summary && <p className="card-summary">{summary}</p>}
          <MainVerdicts verdicts={verdicts} />
        </div>
      )}
      <div className="card-foot">
        <AllVerdicts verdicts={verdicts} cardKey={cardKey} />
        <CardActions game={game} cardKey={cardKey} onAsk={onAsk} onPlayed={onPlayed} />
      </div>
    </article>
  );
}
