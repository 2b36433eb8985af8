'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Glyph } from '@/components/site/glyph';

const HANDFULS = [
  ['one', 'two', 'three'],
  ['four', 'five', 'six'],
  ['seven', 'eight', 'nine'],
] as const;

/** Requests to start from, a handful at a time; one touch puts one into the box. They change when the visitor asks. */
export function ExampleRequests({ onChoose }: { onChoose: (example: string) => void }) {
  const t = useTranslations('home');
  const [turn, setTurn] = useState(0);
  const handful = HANDFULS[turn % HANDFULS.length] ?? HANDFULS[0];
  return (
    <div className="examples">
      <div className="examples-head">
        <p id="examples-title">{t('examplesTitle')}</p>
        <button type="button" className="examples-more" onClick={() => setTurn(turn + 1)}>
          <Glyph shape="again" />
          {t('examplesMore')}
        </button>
      </div>
      <ul aria-labelledby="examples-title" aria-live="polite">
        {handful.map((example) => (
          <li key={example}>
            <button type="button" className="example" onClick={() => onChoose(t(`examples.${example}`))}>
              {t(`examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
