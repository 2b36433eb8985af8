import type { SearchAnswer, SearchRequest } from './contract';

/** Where recommendations come from: the port that every backend implements. `Answer` is `unknown` where it comes from elsewhere. */
export interface SearchBackend<Answer = SearchAnswer> {
  /** What logs call it. */
  readonly name: string;
  /**
   * Answers one request.
   *
   * @param request the visitor's text, trimmed and not empty, and corrections that a backend may ignore
   * @param signal aborts when the answer is no longer wanted
   * @throws SearchError with a `backend_…` code; anything else counts as unforeseen
   */
  search(request: SearchRequest, signal: AbortSignal): Promise<Answer>;
}
