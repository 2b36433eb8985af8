const HERE = 'http://this-site.invalid';

/**
 * The address of a picture if a page may show it, else nothing.
 *
 * Allowed are absolute `http:` and `https:` URLs and paths of this site (`/covers/braid`). Refused is everything else:
 * other schemes, `//host/x`, and text that a browser would read as one of those (`/\host`).
 */
export function safeImage(address: string): string | undefined {
  const trimmed = address.trim();
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : undefined;
  if (!trimmed.startsWith('/') || !URL.canParse(trimmed, HERE)) return undefined;
  const url = new URL(trimmed, HERE);
  return url.origin === HERE ? url.pathname + url.search : undefined;
}
