'use client';

import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/site/glyph';
import type { Section } from './shelve';
import { useLabelText } from './use-label-text';

/** The label on the shelf where another section begins: how many games stand there, and what they have in common. */
export function ShelfLabel({ section: { kind, games, wishes } }: { section: Section }) {
  const t = useTranslations('shelf');
  const textOf = useLabelText();
  if (kind === 'all') return null;
  const named = wishes.map(({ etiqueta }) => textOf(etiqueta)).join(', ');
  return (
    <li className="shelf-label" data-section={kind}>
      <h3>
        {kind === 'full' && <Glyph shape="check" />}
        {t(kind === 'full' && named ? 'rest' : kind, { count: games.length, wishes: named })}
      </h3>
    </li>
  );
}
