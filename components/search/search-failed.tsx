'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { isOffline } from '@/components/site/network';
import type { Refusal } from '@/lib/search/search-state';
import { hideOutcome } from './outcome-notice';

/** How long the notice stays when the panel is in sight: long enough to read it. */
const READ_MS = 2500;

interface SearchFailedProps {
  /** Why the server refused, where it is for the visitor to change. */
  readonly refusal: Refusal | undefined;
  readonly onRetry: () => void;
}

/** A search that failed: the text is safe, and one touch tries again. */
export function SearchFailed({ refusal, onRetry }: SearchFailedProps) {
  const t = useTranslations('failure');
  const panel = useRef<HTMLDivElement>(null);
  const reason = refusal ?? (isOffline() ? 'offline' : 'text');

  // Two messages say the same: once the one that stays is seen, the other goes, unless somebody is busy with it.
  useEffect(() => {
    if (panel.current === null || typeof IntersectionObserver === 'undefined') return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => {
          if (!document.querySelector('.notices:is(:hover, :focus-within)')) hideOutcome();
        }, READ_MS);
      },
      { threshold: 0.6 },
    );
    observer.observe(panel.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return (
    <div className="dead-end" ref={panel}>
      <TangledTape />
      <div>
        <h2 className="dead-end-title">{t(`titles.${reason}`)}</h2>
        <p>{t(reason)}</p>
        <button type="button" className="action" onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    </div>
  );
}

/** A cassette whose tape came out. Decorative. */
function TangledTape() {
  return (
    <svg viewBox="0 0 220 150" className="dead-end-drawing" aria-hidden="true">
      <g transform="rotate(-6 100 60)">
        <rect className="spine-c" x="34" y="20" width="146" height="84" rx="9" />
        <rect className="tape-label" x="48" y="32" width="118" height="40" rx="5" />
        <rect className="tape-window" x="62" y="42" width="90" height="22" rx="11" />
        <circle className="tape-reel" cx="76" cy="53" r="7" />
        <circle className="tape-reel" cx="138" cy="53" r="7" />
        <path className="tape-foot" d="M66 104l8-18h66l8 18z" />
      </g>
      <path
        className="tape-ribbon"
        d="M88 108c-8 22-44 8-48 24s40 12 52-2 30-18 38-4-18 26-26 14 26-30 52-22 40 8 46-12"
      />
    </svg>
  );
}
