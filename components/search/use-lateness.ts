import { useEffect, useState } from 'react';

/** Whether something has been running for longer than this many milliseconds. */
export function useLateness(running: boolean, afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [running, afterMs]);
  return running && late;
}
