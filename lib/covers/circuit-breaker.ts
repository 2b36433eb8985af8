/** Keeps a server from waiting again and again for a host that does not answer. */
export interface CircuitBreaker {
  /** Whether a call may be tried now. After a rest, one call at a time is let through to see. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Makes a breaker that opens after some failures in a row.
 *
 * @param failures how many in a row; more tolerate a shakier host and make the first visitors wait longer
 * @param restMs how long no call is tried, in milliseconds
 */
export function createCircuitBreaker(failures = 3, restMs = 5 * 60_000, now: () => number = Date.now): CircuitBreaker {
  let inRow = 0;
  let restUntil = 0;
  return {
    allows: () => {
      if (inRow < failures) return true;
      if (now() < restUntil) return false;
      restUntil = now() + restMs;
      return true;
    },
    succeeded: () => {
      inRow = 0;
    },
    failed: () => {
      inRow += 1;
      if (inRow >= failures) restUntil = now() + restMs;
    },
  };
}
