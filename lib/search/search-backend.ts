/** Where recommendations come from: the port that every backend implements. */
export interface SearchBackend {
  /** What logs call it. */
  readonly name: string;
  /**
   * Answers one query. What it resolves to is not trusted: the caller checks it against the contract.
   *
   * @param query the visitor's text, trimmed and not empty
   * @param signal aborts when the answer is no longer wanted
   * @throws SearchError with a `backend_…` code; anything else counts as unforeseen
   */
  search(query: string, signal: AbortSignal): Promise<unknown>;
}
