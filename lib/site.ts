/** The product's name, as every page and preview shows it. */
export const SITE_NAME = 'Juegazo';

/** Number of decorative dots in the background. */
export const DOT_COUNT = 40;

/** Speed factor of the dots while a search runs; 1 is the normal speed. */
export const SLOWDOWN_FACTOR = 0.33;

/** Number of games that one answer of the embedded recommender holds at most. */
export const RESULT_LIMIT = 12;

/** Largest body that the search route reads, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/** Longest wait for the backend unless the server is told otherwise, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 30_000;

/** The path of each page that exists, by its name; every other path is not found. */
export const PAGES = { home: '/', about: '/about', privacy: '/privacy' } as const;

/** Name of a page, which its texts are under as well. */
export type Page = keyof typeof PAGES;

/** Size of the pictures that previews of shared links show, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;
