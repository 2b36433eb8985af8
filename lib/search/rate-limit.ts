import { RateLimiterRes } from 'rate-limiter-flexible';
import { clientAddress } from './client-address';
import { type CounterSettings, createCounter } from './request-counter';

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
 * Makes the limiter of the search call.
 *
 * @param perMinute requests that one address may make in a minute; 0 lets everything pass
 * @param trustedProxies proxies in front, see `clientAddress`
 * @param shared where several processes share their counts; by default each keeps its own
 */
export function createRateLimiter(
  perMinute: number,
  trustedProxies: number,
  shared: Pick<CounterSettings, 'redisUrl' | 'onRedis'> = {},
): RateLimiter {
  if (perMinute === 0) return async () => ({ allowed: true, headers: {} });
  const limiter = createCounter({ points: perMinute, duration: WINDOW_SECONDS, ...shared });

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
