import { createClient } from '@redis/client';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Longest wait for Redis, in milliseconds; after that this process counts for itself. */
const REDIS_PATIENCE = 250;

const KEY_PREFIX = 'juegazo:search';

/** How many requests count, and where. */
export interface CounterSettings {
  /** Requests that one key may make within the duration. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Where several processes share their counts; without it each keeps its own. */
  readonly redisUrl?: string | undefined;
  /** Hears once when Redis goes away, is slow or refuses to count, and once when it counts again. */
  readonly onRedis?: (state: 'away' | 'back') => void;
}

/** Makes the counter behind the rate limit. With Redis away or slow, counts in memory stand in for it. */
export function createCounter({ points, duration, redisUrl, onRedis }: CounterSettings): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ points, duration });
  if (redisUrl === undefined) return memory;
  return new RateLimiterRedis({
    storeClient: connect(redisUrl, onRedis ?? (() => undefined)),
    useRedisPackage: true,
    insuranceLimiter: memory,
    keyPrefix: KEY_PREFIX,
    points,
    duration,
  });
}

/** The part of a Redis client that the counter uses, with a limit to how long an answer may take. */
function connect(url: string, tell: (state: 'away' | 'back') => void) {
  let away = false;
  const turn = (now: boolean) => {
    if (now !== away) tell(now ? 'away' : 'back');
    away = now;
  };
  const client = createClient({
    url,
    // A request that cannot be counted now is counted here, not later.
    disableOfflineQueue: true,
    // Finds out that a connection is dead although nobody closed it.
    pingInterval: 5000,
    socket: {
      connectTimeout: 2000,
      socketTimeout: 15_000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** Math.min(retries, 6), 5000),
    },
  });
  // The first requests wait for the first attempt, so that they are counted together already.
  const attempted = new Promise<void>((resolve) => {
    client.on('error', () => {
      turn(true);
      resolve();
    });
    client.on('ready', () => {
      turn(false);
      resolve();
    });
  });
  client.connect().catch(() => turn(true));
  return {
    async eval(script: string, options: { keys: string[]; arguments: string[] }) {
      try {
        const counted = await within(
          REDIS_PATIENCE,
          attempted.then(() => client.eval(script, options)),
        );
        turn(false);
        return counted;
      } catch (error) {
        // A server may be there and yet be slow, full or a mere copy.
        turn(true);
        throw error;
      }
    },
  };
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis takes too long')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
