'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { Understood, UnderstoodWish } from '@/lib/search/contract';
import type { WishChanges } from '@/lib/search/search-state';
import { WISH_STRENGTHS, type WishStrength } from '@/lib/search/wish-strengths';
import { RemovedGames } from './removed-games';
import { strengthLook } from './strength-look';
import { unquoted } from './unquoted';
import { useLabelText } from './use-label-text';
import { chipId, WishChip } from './wish-chip';

interface UnderstoodSlipProps {
  readonly understood: Understood;
  /** What the visitor changed, which the answer may not know yet. */
  readonly changes: WishChanges;
  readonly onCorrect: (wish: string, strength: WishStrength) => void;
}

/**
 * What the clerk understood: the wishes, each of which the visitor may correct, what was left out for them, and, where
 * nothing fits everything, what to give up.
 */
export function UnderstoodSlip({ understood, changes, onCorrect }: UnderstoodSlipProps) {
  const t = useTranslations('understood');
  const textOf = useLabelText();
  const { deseos, excluidos, relajados, relajaciones } = understood;
  if (deseos.length === 0) return null;
  const strengthOf = (wish: UnderstoodWish) => changes[wish.id] ?? wish.tipo;
  const inUse = WISH_STRENGTHS.filter((strength) => deseos.some((wish) => strengthOf(wish) === strength));
  const label = (id: string) => {
    const wish = deseos.find((candidate) => candidate.id === id);
    return wish ? textOf(wish.etiqueta) : '';
  };
  const worthSaying = ({ deseo, juegos }: { deseo: string; juegos: number }) => juegos > 0 && label(deseo) !== '';
  // What was set aside alone is what the shelf already shows.
  const done = relajados.length === 1 ? relajados[0] : undefined;
  const removals = excluidos.filter(worthSaying);
  const ways = relajaciones.filter((way) => worthSaying(way) && way.deseo !== done);
  const setAside = relajados.map(label).filter(Boolean);

  function giveUp(wish: string) {
    // What was touched goes with the next answer; the focus goes to the wish that it was about.
    document.getElementById(chipId(wish))?.focus();
    onCorrect(wish, 'ignorado');
  }

  return (
    <aside className="understood" aria-labelledby="understood">
      <h2 id="understood" className="understood-title">
        {t('title')}
      </h2>
      <p className="understood-quiet">{t('help')}</p>
      {/* Where stickers have no room for the word; their names have it everywhere. */}
      <p className="wish-legend" aria-hidden="true">
        {inUse.map(strengthLook).map(({ key, sign }) => (
          <span key={key}>
            <Glyph shape={sign} />
            {t(`strengths.${key}`)}
          </span>
        ))}
      </p>
      <ul className="understood-wishes">
        {deseos.map((wish) => (
          <WishChip
            key={wish.id}
            wish={wish}
            strength={strengthOf(wish)}
            onCorrect={(strength) => onCorrect(wish.id, strength)}
          />
        ))}
      </ul>
      {setAside.length > 0 && <p>{t('relaxed', { wishes: setAside.join(', ') })}</p>}
      {ways.length > 0 && (
        <div className="relaxations">
          <p id="relaxations">{t('relax')}</p>
          <ul aria-labelledby="relaxations">
            {ways.map(({ deseo, juegos }) => (
              <li key={deseo}>
                <button type="button" className="example" onClick={() => giveUp(deseo)}>
                  {t('relaxation', { count: juegos, wish: unquoted(label(deseo)) })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {removals.length > 0 && (
        <div className="removals">
          {removals.map(({ deseo, juegos, titulos }) => (
            <RemovedGames
              key={deseo}
              id={deseo}
              wish={label(deseo)}
              count={juegos}
              titles={titulos ?? []}
              onUndo={() => giveUp(deseo)}
            />
          ))}
        </div>
      )}
    </aside>
  );
}
