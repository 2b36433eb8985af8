import { env } from '@/lib/env';
import { chooseBackend } from '@/lib/search/choose-backend';
import { createSearchHandler } from '@/lib/search/handle-search';
import { createRateLimiter } from '@/lib/search/rate-limit';
import { writeRecord } from '@/lib/search/search-record';

const handle = createSearchHandler({
  route: '/api/search',
  backend: chooseBackend(env()),
  limiter: createRateLimiter(env().rateLimitPerMinute, env().trustedProxies, {
    redisUrl: env().redisUrl,
    onRedis: (state) => writeRecord({ service: 'redis', state }),
  }),
  timeoutMs: env().searchTimeoutMs,
  log: writeRecord,
});

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
