/** Who is always busy does it after so long, in milliseconds, all the same. */
const PATIENCE_MS = 1000;

/** Does something once, no earlier than after this many milliseconds, when the browser has nothing better to do; returns how to stop. */
export function whenIdle(afterMs: number, act: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(act, { timeout: PATIENCE_MS });
    else act();
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
