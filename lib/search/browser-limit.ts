import { SEARCH_TIMEOUT_MS } from '../site';

/** How much longer than the server a browser waits, in milliseconds: the server's own word on a slow backend must get through. */
const MARGIN_MS = 10_000;

/** What the server's limit is called in the Server-Timing header of a page. */
const METRIC = 'search-limit';

/**
 * Tells browsers how long the server waits for its backend. Pages are prerendered, so the number cannot stand in them.
 *
 * @param timeoutMs the server's limit, in milliseconds
 * @returns value of the Server-Timing header
 */
export function serverTiming(timeoutMs: number): string {
  return `${METRIC};dur=${timeoutMs}`;
}

/** Longest time that a browser waits for a search, in milliseconds; by the default limit where it cannot read the server's. */
export function browserLimitMs(): number {
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const metrics = (page as PerformanceNavigationTiming | undefined)?.serverTiming;
  return (metrics?.find(({ name }) => name === METRIC)?.duration || SEARCH_TIMEOUT_MS) + MARGIN_MS;
}
