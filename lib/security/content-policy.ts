/** What a page's Content-Security-Policy depends on. */
export interface PagePolicy {
  /** Hashes of the inline scripts in the page's HTML, as `sha256-…`; absent when they are not known. */
  readonly scriptHashes: readonly string[] | undefined;
  /** Whether the answers of the backend may show pictures of other sites. */
  readonly foreignImages: boolean;
  /** Whether the visitor came by https. */
  readonly secure: boolean;
  /** Whether this is the development server, which evaluates code and writes styles and scripts into the page. */
  readonly development: boolean;
}

/** The policy of everything that is no page: nothing may be loaded from it, and nobody may frame it. */
export const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a cover: a drawing that is opened by itself is a document, which may style itself and nothing else. */
export const COVER_POLICY = CLOSED_POLICY.replace(
  "default-src 'none'",
  "default-src 'none'; style-src 'unsafe-inline'",
);

/** The Content-Security-Policy of a page: all from this site, inline scripts by their hashes, no inline style. */
export function pagePolicy({ scriptHashes, foreignImages, secure, development }: PagePolicy): string {
  const inlineScripts = scriptHashes?.map((hash) => `'${hash}'`) ?? ["'unsafe-inline'"];
  // A page that came by https asks for every picture by https, so the other scheme need not be allowed there.
  const otherSites = foreignImages ? ['https:', ...(secure ? [] : ['http:'])] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': development ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"] : ["'self'", ...inlineScripts],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'img-src': ["'self'", ...otherSites],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
