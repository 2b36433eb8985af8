'use client';

import { useEffect } from 'react';

/** The worker fetches all pages, and must not take the processor and the network from the one that the visitor waits for. */
const SETTLED_MS = 4000;

/** Has the browser keep the shell of the site for visits without a network, once the page itself has settled. */
export function ShellKeeper() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    const timer = setTimeout(() => {
      // Where it is refused (private windows, http), the site just needs its network.
      navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
