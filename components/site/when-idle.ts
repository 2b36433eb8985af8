/** Does something once, no earlier than after this many milliseconds, when the browser has nothing better to do; returns how to stop. */
export function whenIdle(afterMs: number, act: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(act);
    else act();
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
