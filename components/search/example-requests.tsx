'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

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
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M13 6.5A5.5 5.5 0 1 0 13.5 9M13.2 2.5v4h-4" />
          </svg>
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
