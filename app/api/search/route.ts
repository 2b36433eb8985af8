import { env } from '@/lib/env';
import { chooseBackend } from '@/lib/search/choose-backend';
import { createSearchHandler } from '@/lib/search/handle-search';
import { createRateLimiter } from '@/lib/search/rate-limit';

const handle = createSearchHandler({
  backend: chooseBackend(env()),
  limiter: createRateLimiter(env().rateLimitPerMinute, env().trustedProxies),
  timeoutMs: env().searchTimeoutMs,
  log: (line) => console.error(line),
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
