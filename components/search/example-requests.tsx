'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Glyph } from '@/components/site/glyph';

const HANDFULS = [
  ['one', 'two', 'three'],
  ['four', 'five', 'six'],
  ['seven', 'eight', 'nine'],
] as const;

interface ExampleRequestsProps {
  /** What was searched last: from then on the examples make room for the answer, until they are asked for. */
  readonly searched: string | undefined;
  readonly onChoose: (example: string) => void;
}

/** Requests to start from, a handful at a time; one touch puts one into the box. They change when the visitor asks. */
export function ExampleRequests({ searched, onChoose }: ExampleRequestsProps) {
  const t = useTranslations('home');
  const [turn, setTurn] = useState(0);
  const [wantedAfter, setWantedAfter] = useState<string>();
  const folded = searched !== undefined && searched !== wantedAfter;
  const handful = folded ? [] : (HANDFULS[turn % HANDFULS.length] ?? HANDFULS[0]);

  function showMore() {
    setTurn(turn + 1);
    setWantedAfter(searched);
  }

  return (
    <div className="examples">
      <div className="examples-head">
        <p id="examples-title" hidden={folded}>
          {t('examplesTitle')}
        </p>
        <button type="button" className="examples-more" onClick={showMore}>
          <Glyph shape="again" />
          {t('examplesMore')}
        </button>
      </div>
      <ul aria-labelledby="examples-title" aria-live="polite" hidden={folded}>
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
