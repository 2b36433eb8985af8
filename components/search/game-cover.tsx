'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** The picture that stands in for one that does not load. */
const STOCK_PICTURE = '/stock-cover.svg';

interface GameCoverProps {
  readonly image?: string;
  readonly title?: string;
  /** Loads at once instead of when it comes near the window. */
  readonly early?: boolean;
}

/** The image area of a card. Its size is known before the picture is, so nothing moves when it arrives. */
export function GameCover({ image, title, early = false }: GameCoverProps) {
  const t = useTranslations('card');
  const [broken, setBroken] = useState<string>();
  if (image === undefined) {
    return (
      <div className="card-cover card-cover-none">
        <span>{t('noImage')}</span>
      </div>
    );
  }
  const failed = broken === image;
  return (
    <div className="card-cover">
      {/* biome-ignore lint/performance/noImgElement: covers come from any host, and this site serves its own at their size. */}
      <img
        src={failed ? STOCK_PICTURE : image}
        alt={t(failed ? 'coverMissing' : 'cover', { title: title ?? t('noTitle') })}
        width={460}
        height={215}
        decoding="async"
        loading={early ? 'eager' : 'lazy'}
        referrerPolicy="no-referrer"
        onError={() => setBroken(image)}
      />
    </div>
  );
}
