import { createClient, FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from '@supabase/supabase-js';
import { guardedFetch } from './guarded-fetch';
import type { SearchBackend } from './search-backend';
import { SearchError } from './search-error';

const FUNCTION_NAME = 'query-n8n';

/** Makes the backend that forwards each request to the function `query-n8n` of a Supabase project. */
export function createSupabaseBackend(project: {
  readonly url: string;
  readonly anonKey: string;
}): SearchBackend<unknown> {
  const client = createClient(project.url, project.anonKey, {
    // The client lives on the server, where no visitor has a session to keep.
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: guardedFetch },
    // Node 20 has no WebSocket, and the client refuses to be built without a class in its place; it is never used.
    realtime: { transport: NoWebSocket as never },
  });
  return {
    name: 'supabase',
    async search(request, signal) {
      const { data, error } = await client.functions.invoke(FUNCTION_NAME, { body: request, signal });
      if (error) {
        await cancelBody(error);
        throw toSearchError(error, signal);
      }
      return data;
    },
  };
}

class NoWebSocket {}

/** Gives up the body that comes with a failure: left unread, it would hold its connection open. */
async function cancelBody({ context }: { context?: unknown }): Promise<void> {
  if (context instanceof Response) await context.body?.cancel().catch(() => undefined);
}

function toSearchError(error: unknown, signal: AbortSignal): SearchError {
  // Slow headers arrive as a fetch error and a body that stalls as a plain AbortError, so the signal decides first.
  if (signal.aborted) return new SearchError('backend_timeout');
  if (error instanceof FunctionsRelayError) return new SearchError('backend_relay');
  if (error instanceof FunctionsHttpError) return new SearchError('backend_status');
  if (error instanceof FunctionsFetchError) return new SearchError('backend_unreachable');
  // What is left broke while the body was read: not JSON, too many bytes, cut off.
  return new SearchError('backend_answer');
}
