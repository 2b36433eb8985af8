'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';

type Verdict = NonNullable<FoundGame['deseos']>[number];

const KINDS = [
  { estado: 'cumplido', key: 'met', sign: 'M3 8.5l3.2 3.2L13 4.8' },
  { estado: 'incumplido', key: 'unmet', sign: 'M4 4l8 8m0-8l-8 8' },
  { estado: 'desconocido', key: 'unknown', sign: 'M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.8-1.1 1.6m0 2.4v.1' },
] as const;

/** How a game stands to what was asked for: met first, then, quietly, what it misses and what is not known. */
export function WishVerdicts({
  verdicts,
  wishes,
}: {
  verdicts: readonly Verdict[];
  wishes: readonly UnderstoodWish[];
}) {
  const t = useTranslations('card');
  const locale = useLocale();
  const named = verdicts.flatMap(({ id, estado }) => {
    const wish = wishes.find((candidate) => candidate.id === id);
    // That a game lacks what must not be there goes without saying: those that have it were left out.
    return wish && wish.tipo !== 'nunca' ? [{ id, estado, label: wish.etiqueta[locale] }] : [];
  });
  if (named.length === 0) return null;

  return (
    <ul className="verdicts" aria-label={t('verdicts')}>
      {KINDS.flatMap(({ estado, key, sign }) =>
        named
          .filter((verdict) => verdict.estado === estado)
          .map(({ id, label }) => (
            <li key={id} className="verdict" data-verdict={key}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={sign} />
              </svg>
              <span className={key === 'unknown' ? undefined : 'sr-only'}>{t(key)} </span>
              {label}
            </li>
          )),
      )}
    </ul>
  );
}
