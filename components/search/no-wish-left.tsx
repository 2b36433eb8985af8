'use client';

import { useTranslations } from 'next-intl';

/** Every wish was taken back: there is nothing to look for, until one counts again or all of them do. */
export function NoWishLeft({ onRestore }: { onRestore: () => void }) {
  const t = useTranslations('none.unasked');
  const strengths = useTranslations('understood.strengths');
  return (
    <div className="dead-end">
      <PeeledStickers />
      <div>
        <h2 className="dead-end-title">{t('title')}</h2>
        <p>{t('text', { off: strengths('off') })}</p>
        <button type="button" className="action" onClick={onRestore}>
          {t('restore')}
        </button>
      </div>
    </div>
  );
}

/** The places of stickers, and one of them fallen off. Decorative. */
function PeeledStickers() {
  return (
    <svg viewBox="0 0 220 150" className="dead-end-drawing" aria-hidden="true">
      <rect className="drawing-ghost" x="16" y="18" width="92" height="30" rx="9" />
      <rect className="drawing-ghost" x="120" y="18" width="74" height="30" rx="9" />
      <rect className="drawing-ghost" x="16" y="60" width="62" height="30" rx="9" />
      <rect className="drawing-ghost" x="90" y="60" width="104" height="30" rx="9" />
      <g className="spine-d" transform="rotate(-11 118 118)">
        <rect x="72" y="102" width="92" height="32" rx="9" />
        <rect className="spine-band" x="84" y="115" width="12" height="6" rx="3" />
        <rect className="spine-band" x="104" y="115" width="46" height="6" rx="3" />
      </g>
    </svg>
  );
}
