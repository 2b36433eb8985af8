/** The settings of the function, checked. */
export interface FunctionSettings {
  /** The workflow that answers; absent when the embedded recommender does. */
  readonly webhook?: { readonly url: string; readonly secret: string };
  /** Longest wait for the workflow, in milliseconds. */
  readonly timeoutMs: number;
}

/** Shorter than the site's own, so that the site hears of it. */
const DEFAULT_TIMEOUT = 25_000;

/**
 * Reads `N8N_WEBHOOK_URL`, `N8N_WEBHOOK_SECRET` and `WEBHOOK_TIMEOUT_MS`. Empty values count as unset.
 *
 * @throws Error that names the variable that is wrong, never its value
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): FunctionSettings {
  const url = variables.N8N_WEBHOOK_URL?.trim() ?? '';
  const secret = variables.N8N_WEBHOOK_SECRET?.trim() ?? '';
  const timeoutMs = Number(variables.WEBHOOK_TIMEOUT_MS?.trim() || DEFAULT_TIMEOUT);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs > 600_000) {
    throw new Error('Cannot start, WEBHOOK_TIMEOUT_MS must be a whole number from 1 to 600000');
  }
  if (url === '') {
    if (secret !== '') throw new Error('Cannot start, N8N_WEBHOOK_URL is missing although N8N_WEBHOOK_SECRET is set');
    return { timeoutMs };
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('Cannot start, N8N_WEBHOOK_URL must be an absolute http: or https: URL');
  }
  if (secret === '') throw new Error('Cannot start, N8N_WEBHOOK_SECRET is missing although N8N_WEBHOOK_URL is set');
  return { webhook: { url, secret }, timeoutMs };
}
