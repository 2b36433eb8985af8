import { z } from 'zod';
import { SEARCH_TIMEOUT_MS } from './site';

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};
// It aborts, so that what is asked of an address further on is asked of an address alone.
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an absolute http: or https: URL', abort: true });

const isOrigin = (url: string) => new URL(url).href === `${new URL(url).origin}/`;

const leadsSomewhere = (url: string) => new URL(url).protocol !== 'mailto:' || /.@./.test(new URL(url).pathname);

/** Calls that may be under way at a project, whose answers may take their whole time. */
const CALLS_OF_PROJECT = 200;

/** Searches that may wait for the embedded recommender, which takes about a millisecond for each: a second's wait. */
const CALLS_OF_RECOMMENDER = 1000;

const missing = (absent: string, present: string) => ({
  path: [absent],
  error: `is missing although ${present} is set`,
  // Also where other settings are wrong, so that all are named at once.
  when: () => true,
});

const schema = z
  .object({
    SUPABASE_URL: webAddress.optional(),
    SUPABASE_ANON_KEY: z.string().optional(),
    SEARCH_TIMEOUT_MS: wholeNumber(1, 600_000).default(SEARCH_TIMEOUT_MS),
    RATE_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(30),
    TRUSTED_PROXIES: wholeNumber(0, 32).default(1),
    MAX_BACKEND_CALLS: wholeNumber(1, 100_000).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis: or rediss: URL' }).optional(),
    PORT: wholeNumber(1, 65_535).default(3000),
    SITE_URL: webAddress.refine(isOrigin, 'must be an address without a path').optional(),
    CONTACT_URL: z
      .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or https: address', abort: true })
      .refine(leadsSomewhere, 'must name an address after mailto:')
      .default('mailto:hola@juegazo.example'),
    COVER_ARTWORK: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
    COVER_CACHE_DIR: z.string().optional(),
  })
  .refine(
    ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }) => url === undefined || key !== undefined,
    missing('SUPABASE_ANON_KEY', 'SUPABASE_URL'),
  )
  .refine(
    ({ SUPABASE_URL: url, SUPABASE_ANON_KEY: key }) => key === undefined || url !== undefined,
    missing('SUPABASE_URL', 'SUPABASE_ANON_KEY'),
  );

/** The settings of the server, checked and with their defaults filled in. */
export interface Env {
  /** The Supabase project that answers searches; absent when the embedded recommender does. */
  readonly supabase?: { readonly url: string; readonly anonKey: string };
  /** Longest time that a backend may take for an answer, in milliseconds. */
  readonly searchTimeoutMs: number;
  /** Searches that one address may make in a minute; 0 lifts the limit. */
  readonly rateLimitPerMinute: number;
  /** Searches that may be under way at the backend, or wait for it, at the same time. */
  readonly maxBackendCalls: number;
  /** Where several instances share their counts; absent when each keeps its own. */
  readonly redisUrl?: string;
  /** Proxies in front of this server that append the address they saw to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** Origin under which visitors reach the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Where the contact link leads. */
  readonly contactUrl: string;
  /** Whether the server fetches the artwork of games; without it every cover is drawn. */
  readonly coverArtwork: boolean;
  /** Folder in which fetched artwork is kept; a folder of the system's temporary ones when absent. */
  readonly coverCacheDir?: string;
}

/**
 * Reads and checks the settings. Space around a value does not count, and empty values count as unset.
 *
 * @param source variables by name, the process's own by default
 * @throws Error that names every variable that is wrong, never its value
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim() || undefined]);
  const parsed = schema.safeParse(Object.fromEntries(trimmed));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Cannot start, the environment is not valid:\n${problems.join('\n')}`);
  }
  const values = parsed.data;
  return {
    ...(values.SUPABASE_URL !== undefined &&
      values.SUPABASE_ANON_KEY !== undefined && {
        supabase: { url: values.SUPABASE_URL, anonKey: values.SUPABASE_ANON_KEY },
      }),
    searchTimeoutMs: values.SEARCH_TIMEOUT_MS,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    maxBackendCalls:
      values.MAX_BACKEND_CALLS ?? (values.SUPABASE_URL === undefined ? CALLS_OF_RECOMMENDER : CALLS_OF_PROJECT),
    ...(values.REDIS_URL !== undefined && { redisUrl: values.REDIS_URL }),
    trustedProxies: values.TRUSTED_PROXIES,
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    contactUrl: values.CONTACT_URL,
    coverArtwork: values.COVER_ARTWORK === 'on',
    ...(values.COVER_CACHE_DIR !== undefined && { coverCacheDir: values.COVER_CACHE_DIR }),
  };
}

let cached: Env | undefined;

/** The settings of this process, read once. */
export function env(): Env {
  cached ??= readEnv();
  return cached;
}
