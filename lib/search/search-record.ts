import type { SearchErrorCode } from './search-error';

/** What is written down of one search call: enough to run the service, and nothing of who asked for what. */
export interface SearchRecord {
  readonly route: string;
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** Name of the backend that the server is bound to, whether or not the call got that far. */
  readonly backend: string;
  /** Number of games in the answer; absent when there is none. */
  readonly results?: number;
  /** Why there is no answer. */
  readonly code?: SearchErrorCode;
  /** Class of an error that nobody foresaw. Its message stays out, since it may quote the visitor. */
  readonly fault?: string;
}

/** A change of something that the server depends on. */
export interface ServiceRecord {
  readonly service: 'redis';
  readonly state: 'away' | 'back';
}

/** Writes one record as a line of JSON on the standard output, the time first. */
export function writeRecord(record: SearchRecord | ServiceRecord): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), ...record }));
}
