'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Glyph } from '@/components/site/glyph';
import type { UnderstoodWish } from '@/lib/search/contract';
import type { WishStrength } from '@/lib/search/wish-strengths';
import { nextStrength, strengthLook } from './strength-look';
import { useLabelText } from './use-label-text';

/** Most letters of a name that half a line on a phone holds in two lines; a longer one has a line to itself. */
const LONG = 18;

interface WishChipProps {
  readonly wish: UnderstoodWish;
  /** How much it binds now, the visitor's change included. */
  readonly strength: WishStrength;
  readonly onCorrect: (strength: WishStrength) => void;
}

/** One wish that was understood: a touch turns it must → nice → never → off, and a second button drops it at once. */
export function WishChip({ wish, strength, onCorrect }: WishChipProps) {
  const t = useTranslations('understood');
  const turn = useRef<HTMLButtonElement>(null);
  const { key, sign } = strengthLook(strength);
  const label = useLabelText()(wish.etiqueta);

  function drop() {
    // The button goes with the wish; the focus stays with what is left of it.
    turn.current?.focus();
    onCorrect('ignorado');
  }

  return (
    <li className="wish" data-strength={key} data-long={label.length > LONG || undefined}>
      <button
        ref={turn}
        id={chipId(wish.id)}
        type="button"
        className="wish-turn"
        title={wish.palabras && t('words', { words: wish.palabras })}
        onClick={() => onCorrect(nextStrength(strength))}
      >
        <Glyph shape={sign} />
        <span>
          <span className="wish-label">{label}</span>
          <span className="sr-only">: </span>
          <span className="wish-strength">{t(`strengths.${key}`)}</span>
        </span>
      </button>
      {key !== 'off' && (
        <button type="button" className="wish-drop" aria-label={t('drop', { wish: label })} onClick={drop}>
          <Glyph shape="cross" />
        </button>
      )}
    </li>
  );
}

/** The id of the element that turns a wish. */
export function chipId(wish: string): string {
  return `wish-${wish}`;
}
