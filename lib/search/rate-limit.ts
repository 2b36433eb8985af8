import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60;

/** What the limiter says about one request. */
export interface RateLimitVerdict {
  readonly allowed: boolean;
  /** The headers that tell a client where it stands; `Retry-After` only when it must wait. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts requests by client address. */
export type RateLimiter = (request: Request) => Promise<RateLimitVerdict>;

/**
 * Makes a limiter that lives in this process's memory.
 *
 * @param perMinute requests that one address may make in a minute; 0 lets everything pass
 * @param trustedProxies proxies in front, see `clientAddress`
 */
export function createRateLimiter(perMinute: number, trustedProxies: number): RateLimiter {
  if (perMinute === 0) return async () => ({ allowed: true, headers: {} });
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });

  return async (request) => {
    try {
      const state = await limiter.consume(clientAddress(request, trustedProxies));
      return { allowed: true, headers: headersFor(perMinute, state) };
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return {
        allowed: false,
        headers: { ...headersFor(perMinute, rejection), 'Retry-After': String(secondsLeft(rejection)) },
      };
    }
  };
}

/**
 * The address that a request counts against.
 *
 * Each trusted proxy appends the address it saw to X-Forwarded-For, so with n of them the nth entry from the right is
 * the visitor; what stands further left is the visitor's own claim. With n = 1 and no proxy, Next fills the header in
 * from the socket. With n = 0 the header is ignored, and since a route handler cannot see the socket, all requests
 * share one count.
 */
export function clientAddress(request: Request, trustedProxies: number): string {
  if (trustedProxies === 0) return 'everyone';
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || 'unknown';
}

function headersFor(perMinute: number, state: RateLimiterRes): Record<string, string> {
  const remaining = Math.max(0, state.remainingPoints);
  return {
    // The current draft's two headers, and the three that most clients still read.
    'RateLimit-Policy': `"search";q=${perMinute};w=${WINDOW_SECONDS}`,
    RateLimit: `"search";r=${remaining};t=${secondsLeft(state)}`,
    'RateLimit-Limit': String(perMinute),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(secondsLeft(state)),
  };
}

function secondsLeft(state: RateLimiterRes): number {
  return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
}
