'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Understood } from '@/lib/search/contract';

const GROUPS = [
  { tipo: 'imprescindible', key: 'must' },
  { tipo: 'deseable', key: 'nice' },
  { tipo: 'nunca', key: 'never' },
] as const;

/** What the clerk understood: the wishes by how much they bind, what was left out for them, and what was set aside. */
export function UnderstoodSlip({ understood }: { understood: Understood }) {
  const t = useTranslations('understood');
  const locale = useLocale();
  const { deseos, excluidos, relajados, relajaciones } = understood;
  if (deseos.length === 0) return null;
  const label = (id: string) => deseos.find((wish) => wish.id === id)?.etiqueta[locale] ?? '';
  const worthSaying = ({ deseo, juegos }: { deseo: string; juegos: number }) => juegos > 0 && label(deseo) !== '';

  return (
    <aside className="understood" aria-labelledby="understood">
      <h2 id="understood" className="understood-title">
        {t('title')}
      </h2>
      <dl className="understood-wishes">
        {GROUPS.map(({ tipo, key }) => {
          const group = deseos.filter((wish) => wish.tipo === tipo);
          return group.length === 0 ? null : (
            <div key={key}>
              <dt>{t(key)}</dt>
              {group.map((wish) => (
                <dd key={wish.id} className="wish" data-strength={key}>
                  {wish.etiqueta[locale]}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
      {relajados.some((id) => label(id) !== '') && (
        <p>{t('relaxed', { wishes: relajados.map(label).filter(Boolean).join(', ') })}</p>
      )}
      {relajaciones.filter(worthSaying).map(({ deseo, juegos }) => (
        <p key={deseo} className="understood-quiet">
          {t('relaxation', { count: juegos, wish: label(deseo) })}
        </p>
      ))}
      {excluidos.filter(worthSaying).map(({ deseo, juegos }) => (
        <p key={deseo} className="understood-quiet">
          {t('excluded', { count: juegos, wish: label(deseo) })}
        </p>
      ))}
    </aside>
  );
}
