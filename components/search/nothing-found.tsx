'use client';

import { useTranslations } from 'next-intl';
import { EmptyShelf } from '@/components/site/empty-shelf';

const ADVICE = ['less', 'like', 'who'] as const;

/** The empty shelf: what helps to find something, and the way back to the text. */
export function NothingFound({ onChange }: { onChange: () => void }) {
  const t = useTranslations('none');
  const home = useTranslations('home');
  return (
    <div className="dead-end">
      <EmptyShelf className="dead-end-drawing" />
      <div>
        <h2 className="dead-end-title">{home('infoNoResults')}</h2>
        <p>{t('advice')}</p>
        <ul className="dead-end-advice">
          {ADVICE.map((piece) => (
            <li key={piece}>{t(piece)}</li>
          ))}
        </ul>
        <button type="button" className="sticker-button" onClick={onChange}>
          {t('change')}
        </button>
      </div>
    </div>
  );
}
