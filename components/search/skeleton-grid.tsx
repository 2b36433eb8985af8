'use client';

import { useTranslations } from 'next-intl';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The shelf while the clerk is looking: the shapes of what will stand there, and a word when it takes long. */
export function SkeletonGrid({ late }: { late: boolean }) {
  const t = useTranslations('home');
  return (
    // The status line of the form says it all to those who do not see the shapes.
    <div aria-hidden="true">
      <p className="waiting">{late && <span>{t('stillSearching')}</span>}</p>
      <div className="shelf grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <div key={place} className="shelf-place">
            <div className="card-cover skeleton" />
            <div className="card-edge">
              <span className="skeleton skeleton-line" />
            </div>
            <p className="card-facts">
              <span className="skeleton skeleton-line skeleton-short" />
            </p>
            <div className="card-talker">
              <span className="skeleton skeleton-line skeleton-long" />
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-line skeleton-short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
