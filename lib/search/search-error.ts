/** Every way in which a search can fail, by its stable code, with the HTTP status and the title that go with it. */
export const SEARCH_FAILURES = {
  invalid_body: { status: 400, title: 'The body is not a JSON object with a text in "query"' },
  empty_query: { status: 400, title: 'The query is empty' },
  method_not_allowed: { status: 405, title: 'Only POST is allowed' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The content type is not application/json' },
  rate_limited: { status: 429, title: 'Too many requests' },
  visitor_gone: { status: 499, title: 'The client went away' },
  internal: { status: 500, title: 'Unforeseen failure' },
  backend_unreachable: { status: 502, title: 'The search backend cannot be reached' },
  backend_relay: { status: 502, title: 'The search backend could not be started' },
  backend_status: { status: 502, title: 'The search backend reported a failure' },
  backend_answer: { status: 502, title: 'The search backend gave an unreadable answer' },
  backend_busy: { status: 503, title: 'Too many searches are under way' },
  backend_timeout: { status: 504, title: 'The search backend took too long' },
} as const;

/** Stable code of a failure, as clients see it. */
export type SearchErrorCode = keyof typeof SEARCH_FAILURES;

/** A failed search. It carries a code and nothing of what the visitor wrote or the backend said. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(readonly code: SearchErrorCode) {
    super(SEARCH_FAILURES[code].title);
  }
}
