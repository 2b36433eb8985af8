'use client';

import { useEffect } from 'react';

/** Logs the path that led nowhere. */
export function AttemptedPath() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname);
  }, []);
  return null;
}
