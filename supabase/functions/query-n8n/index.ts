/// <reference path="./deno.d.ts" />
import { createCatalogueBackend } from '../../../lib/search/catalogue-backend';
import { checkAnswers } from '../../../lib/search/check-answers';
import { createSearchHandler } from '../../../lib/search/handle-search';
import { writeRecord } from '../../../lib/search/search-record';
import { createWebhookBackend } from '../../../lib/search/webhook-backend';
import { writeAnswers } from '../../../lib/search/write-answers';
import { readSettings } from './settings';

const { webhook, timeoutMs } = readSettings(Deno.env.toObject());

/** The same call as the site's own, for the site: the same checks, and the same engine or the webhook behind it. */
const handle = createSearchHandler({
  route: 'query-n8n',
  backend: writeAnswers(webhook ? checkAnswers(createWebhookBackend(webhook)) : createCatalogueBackend()),
  // The site has counted the visitor already, and all its calls come from one address.
  limiter: async () => ({ allowed: true, headers: {} }),
  timeoutMs,
  log: writeRecord,
});

Deno.serve(handle);
