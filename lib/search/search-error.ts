/** Every way in which a search can fail, by its stable code, with the HTTP status and the sentence that go with it. */
export const SEARCH_FAILURES = {
  invalid_body: { status: 400, detail: 'The body is not a JSON object with a text in "query"' },
  empty_query: { status: 400, detail: 'The query is empty' },
  method_not_allowed: { status: 405, detail: 'Only POST is allowed' },
  body_too_large: { status: 413, detail: 'The body is too large' },
  unsupported_media_type: { status: 415, detail: 'The content type is not application/json' },
  rate_limited: { status: 429, detail: 'Too many requests' },
  visitor_gone: { status: 499, detail: 'The client went away' },
  internal: { status: 500, detail: 'Unforeseen failure' },
  backend_unreachable: { status: 502, detail: 'The search backend cannot be reached' },
  backend_relay: { status: 502, detail: 'The search backend could not be started' },
  backend_status: { status: 502, detail: 'The search backend reported a failure' },
  backend_answer: { status: 502, detail: 'The search backend gave an unreadable answer' },
  backend_busy: { status: 503, detail: 'Too many searches are under way' },
  backend_timeout: { status: 504, detail: 'The search backend took too long' },
} as const;

/** Stable code of a failure, as clients see it. */
export type SearchErrorCode = keyof typeof SEARCH_FAILURES;

/** A failed search. It carries a code and nothing of what the visitor wrote or the backend said. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(readonly code: SearchErrorCode) {
    super(SEARCH_FAILURES[code].detail);
  }
}
