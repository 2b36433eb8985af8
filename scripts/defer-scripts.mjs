const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;

/**
 * Runs in the browser. Fetches the scripts once the page has been painted, or at once where nobody looks at it.
 * A browser that tells nothing of its painting gets them with the next task after a frame.
 */
function load(sources) {
  let started = false;
  function start() {
    if (started) return;
    started = true;
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      script.async = true;
      document.head.append(script);
    }
  }
  const tells = self.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.visibilityState === 'hidden') start();
  else if (tells) new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}

/**
 * The page with its asynchronous scripts fetched after the first paint instead of beside the styles and fonts that it needs.
 * Everything on the page is there without them, so what they cost is paid when it can be read already. A page without such
 * scripts stays as it is.
 */
export function deferScripts(html) {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source);
  if (sources.length === 0) return html;
  const loader = `<script>(${load})(${JSON.stringify(sources).replaceAll('<', '\\u003c')})</script>`;
  return html
    .replace(ASYNC_SCRIPT, '')
    .replace(PRELOAD, '')
    .replace('</body>', () => `${loader}</body>`);
}
