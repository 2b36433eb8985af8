import type { SearchRequest } from './contract';

/** Where recommendations come from: the port that every backend implements. */
export interface SearchBackend {
  /** What logs call it. */
  readonly name: string;
  /**
   * Answers one request. What it resolves to is not trusted: the caller checks it against the contract.
   *
   * @param request the visitor's text, trimmed and not empty, and corrections that a backend may ignore
   * @param signal aborts when the answer is no longer wanted
   * @throws SearchError with a `backend_…` code; anything else counts as unforeseen
   */
  search(request: SearchRequest, signal: AbortSignal): Promise<unknown>;
}
