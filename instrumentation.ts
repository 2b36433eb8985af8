import { env } from '@/lib/env';

/** Runs once before the server takes requests: with a wrong setting it does not start. */
export function register(): void {
  env();
}
