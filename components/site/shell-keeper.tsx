'use client';

import { useEffect } from 'react';

/** Has the browser keep the shell of the site for visits without a network, once the page itself is there. */
export function ShellKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const keep = () => {
      // Where it is refused (private windows, http), the site just needs its network.
      navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    };
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, []);
  return null;
}
