/** What a page asks its service worker, and the worker answers: whether it brought a page that it had kept. */
const KEPT_QUESTION = 'kept?';

let kept = false;

/**
 * Whether there is no network, as far as anybody can tell: the browser says so, or the page had to come from what the
 * service worker keeps, which also happens where a network leads nowhere.
 */
export function isOffline(): boolean {
  return kept || !navigator.onLine;
}

/** Calls back whenever `isOffline` may have changed; returns how to stop. */
export function watchNetwork(changed: () => void): () => void {
  const worker = navigator.serviceWorker;
  const back = () => {
    kept = false;
    changed();
  };
  const hear = ({ data }: MessageEvent) => {
    kept = data === true;
    changed();
  };
  window.addEventListener('online', back);
  window.addEventListener('offline', changed);
  worker?.addEventListener('message', hear);
  worker?.startMessages();
  worker?.controller?.postMessage(KEPT_QUESTION);
  return () => {
    window.removeEventListener('online', back);
    window.removeEventListener('offline', changed);
    worker?.removeEventListener('message', hear);
  };
}
