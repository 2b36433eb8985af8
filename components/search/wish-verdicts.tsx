'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { WISH_STRENGTHS } from '@/lib/search/wish-strengths';

type Verdict = NonNullable<FoundGame['deseos']>[number]['estado'];

/** A wish and how a game stands to it. */
interface JudgedWish {
  readonly wish: UnderstoodWish;
  readonly estado: Verdict;
}

/** The most reasons that a card shows unasked. */
const MOST_REASONS = 3;

const KINDS = [
  { estado: 'cumplido', key: 'met', sign: 'check' },
  { estado: 'incumplido', key: 'unmet', sign: 'cross' },
  { estado: 'desconocido', key: 'unknown', sign: 'question' },
] as const;

/** The wishes that a game was judged by, the binding ones first. What nobody asked for is passed over. */
export function judgedWishes(
  verdicts: NonNullable<FoundGame['deseos']>,
  wishes: readonly UnderstoodWish[],
): JudgedWish[] {
  return verdicts
    .flatMap(({ id, estado }) => {
      const wish = wishes.find((candidate) => candidate.id === id);
      return wish ? [{ wish, estado }] : [];
    })
    .sort((one, other) => bindingPlace(one) - bindingPlace(other));
}

function bindingPlace({ wish }: JudgedWish): number {
  return WISH_STRENGTHS.indexOf(wish.tipo);
}

/** Why a game is here: the reasons that matter most, and one touch away everything that was asked for. */
export function WishVerdicts({ judged, game }: { judged: readonly JudgedWish[]; game: FoundGame }) {
  const t = useTranslations('card');
  const met = judged.filter(({ estado }) => estado === 'cumplido');
  // That a game lacks what must not be there is no reason to play it.
  const reasons = met.filter(({ wish }) => wish.tipo !== 'nunca').slice(0, MOST_REASONS);

  return (
    <>
      {reasons.length > 0 && (
        <ul className="verdicts" aria-label={t('reasons')}>
          {reasons.map((judgedWish) => (
            <VerdictLine key={judgedWish.wish.id} {...judgedWish} />
          ))}
        </ul>
      )}
      {judged.length > reasons.length && (
        // With an id, so that it stays open when the language is switched.
        <details className="unfolding all-verdicts" id={game.id && `verdicts-${game.id}`}>
          <summary>
            <span>{t('tally', { met: met.length, total: judged.length })}</span>
            <Glyph shape="unfold" />
          </summary>
          <ul className="verdicts" aria-label={t('verdicts')}>
            {KINDS.flatMap(({ estado }) =>
              judged
                .filter((judgedWish) => judgedWish.estado === estado)
                .map((judgedWish) => <VerdictLine key={judgedWish.wish.id} {...judgedWish} told />),
            )}
          </ul>
        </details>
      )}
    </>
  );
}

/** One wish with its sign; `told` says in words, too, what the sign says. */
function VerdictLine({ wish, estado, told = false }: JudgedWish & { told?: boolean }) {
  const t = useTranslations('card');
  const locale = useLocale();
  const kind = KINDS.find((candidate) => candidate.estado === estado) ?? KINDS[2];
  const label = wish.etiqueta[locale];
  return (
    <li className="verdict" data-verdict={kind.key}>
      <Glyph shape={kind.sign} />
      <span>
        <span className={told && kind.key !== 'met' ? 'verdict-word' : 'sr-only'}>{t(kind.key)} </span>
        {wish.tipo === 'nunca' ? t('without', { wish: label }) : label}
      </span>
    </li>
  );
}
