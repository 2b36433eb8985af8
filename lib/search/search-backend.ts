import type { SearchRequest } from './contract';

/** An answer as it goes over the network. */
export interface WrittenAnswer {
  /** The answer's JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** How many games it holds. */
  readonly games: number;
}

/**
 * Where recommendations come from: the port that every backend implements. The search call takes written answers; what a
 * backend answers is `SearchAnswer` before it is written, and `unknown` before it is checked.
 */
export interface SearchBackend<Answer = WrittenAnswer> {
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
