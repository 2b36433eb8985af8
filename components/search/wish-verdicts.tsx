'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { FoundGame, UnderstoodWish } from '@/lib/search/contract';
import { WISH_STRENGTHS } from '@/lib/search/wish-strengths';
import { binds } from './shelve';
import { unquoted } from './unquoted';
import { useLabelText } from './use-label-text';

type Verdict = NonNullable<FoundGame['deseos']>[number]['estado'];

/** A wish and how a game stands to it. */
interface JudgedWish {
  readonly wish: UnderstoodWish;
  readonly estado: Verdict;
}

/** What a card says of the wishes: at a glance, and one touch away. Nothing is said twice. */
interface SortedVerdicts {
  readonly main: readonly JudgedWish[];
  readonly rest: readonly JudgedWish[];
  readonly met: number;
  readonly total: number;
}

/** So many wishes are all told at a glance; of more, so many. */
const MOST_TOLD = 3;

const KINDS = {
  cumplido: { key: 'met', sign: 'check' },
  incumplido: { key: 'unmet', sign: 'cross' },
  desconocido: { key: 'unknown', sign: 'question' },
} as const satisfies Record<Verdict, { key: string; sign: string }>;

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

/**
 * Sorts out what a card says at a glance: everything where few things were asked for, else what a game misses although it
 * binds, and the reasons that matter most. A game that meets many wishes and all of them says just that.
 */
export function sortVerdicts(judged: readonly JudgedWish[]): SortedVerdicts {
  const met = judged.filter(({ estado }) => estado === 'cumplido');
  const counts = { met: met.length, total: judged.length };
  if (judged.length <= MOST_TOLD) return { main: judged, rest: [], ...counts };
  if (met.length === judged.length) return { main: [], rest: judged, ...counts };
  const missed = judged.filter(({ wish, estado }) => binds(wish) && estado !== 'cumplido');
  // That a game lacks what must not be there is no reason to play it.
  const reasons = met.filter(({ wish }) => wish.tipo !== 'nunca').slice(0, Math.max(1, MOST_TOLD - missed.length));
  const main = [...missed, ...reasons];
  return { main, rest: judged.filter((one) => !main.includes(one)), ...counts };
}

/** How a game stands to the wishes, at a glance: what it misses comes first. */
export function MainVerdicts({ verdicts: { main } }: { verdicts: SortedVerdicts }) {
  const t = useTranslations('card');
  if (main.length === 0) return null;
  return <VerdictLines judged={main} order={['incumplido', 'cumplido', 'desconocido']} name={t('reasons')} />;
}

/** How many wishes a game meets, and one touch away all of those that its card did not name yet. */
export function AllVerdicts({ verdicts, cardKey }: { verdicts: SortedVerdicts; cardKey: string }) {
  const t = useTranslations('card');
  const { main, rest, met, total } = verdicts;
  if (rest.length === 0) return null;
  return (
    // With an id, so that it stays open when the language is switched.
    <details className="unfolding all-verdicts" id={`verdicts-${cardKey}`}>
      <summary data-all={met === total || undefined}>
        <span>{t(met === total ? 'tallyAll' : 'tally', { met, total })}</span>
        <Glyph shape="unfold" />
      </summary>
      <VerdictLines
        judged={rest}
        order={['cumplido', 'incumplido', 'desconocido']}
        name={t(main.length > 0 ? 'verdictsRest' : 'verdicts')}
      />
    </details>
  );
}

interface Line {
  readonly estado: Verdict;
  readonly wishes: readonly UnderstoodWish[];
}

interface VerdictLinesProps {
  readonly judged: readonly JudgedWish[];
  readonly order: readonly Verdict[];
  readonly name: string;
}

/** Wishes with their signs. What is met has a line each; what is not, or is not known, is said in words, in one line. */
function VerdictLines({ judged, order, name }: VerdictLinesProps) {
  const lines = order.flatMap((estado): Line[] => {
    const wishes = judged.filter((one) => one.estado === estado).map(({ wish }) => wish);
    if (estado === 'cumplido') return wishes.map((wish) => ({ estado, wishes: [wish] }));
    return wishes.length > 0 ? [{ estado, wishes }] : [];
  });
  return (
    <ul className="verdicts" aria-label={name}>
      {lines.map((line) => (
        <VerdictLine key={line.wishes[0]?.id} {...line} />
      ))}
    </ul>
  );
}

function VerdictLine({ estado, wishes }: Line) {
  const t = useTranslations('card');
  const textOf = useLabelText();
  const { key, sign } = KINDS[estado];
  const labels = wishes.map(({ tipo, etiqueta, plataformas }) => {
    const label = textOf(etiqueta);
    if (tipo !== 'nunca') return label;
    // A game may well run on a machine that somebody is without: it must run elsewhere, too.
    return plataformas ? t('withoutMachine', { machine: label }) : t('without', { wish: unquoted(label) });
  });
  return (
    <li className="verdict" data-verdict={key} data-binding={wishes.some(binds) || undefined}>
      <Glyph shape={sign} />
      <span>
        <span className={estado === 'cumplido' ? 'sr-only' : 'verdict-word'}>{t(key)} </span>
        {labels.join(', ')}
      </span>
    </li>
  );
}
