import { guardedFetch } from './guarded-fetch';
import type { SearchBackend } from './search-backend';
import { SearchError } from './search-error';

/** Header that proves to the webhook who is calling. */
const SECRET_HEADER = 'X-Webhook-Secret';

/** Makes the backend that posts each request to a webhook, such as that of the n8n workflow. */
export function createWebhookBackend(webhook: {
  readonly url: string;
  readonly secret: string;
}): SearchBackend<unknown> {
  return {
    name: 'webhook',
    async search(request, signal) {
      const response = await guardedFetch(webhook.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [SECRET_HEADER]: webhook.secret },
        body: JSON.stringify(request),
        signal,
      }).catch(() => {
        throw new SearchError(signal.aborted ? 'backend_timeout' : 'backend_unreachable');
      });
      if (!response.ok) {
        await response.body?.cancel().catch(() => undefined);
        throw new SearchError('backend_status');
      }
      return response.json().catch(() => {
        throw new SearchError(signal.aborted ? 'backend_timeout' : 'backend_answer');
      });
    },
  };
}
