import type { Env } from '../env';
import { checkAnswers } from './check-answers';
import { loadEngine } from './engine';
import { limitConcurrency } from './limit-concurrency';
import type { SearchBackend } from './search-backend';
import { createSupabaseBackend } from './supabase-backend';
import { takeTurns } from './take-turns';
import { writeAnswers } from './write-answers';

/**
 * Searches that the engine's thread has at once. It works on one; the others keep it from waiting for the server's own thread.
 * More make covers, which ask the same thread, wait longer behind them.
 */
const AT_THE_THREAD = 4;

/** The backend that the environment chose: the Supabase project if there is one, else the embedded recommender. */
export function chooseBackend({ supabase, maxBackendCalls }: Env): SearchBackend {
  const backend = supabase
    ? writeAnswers(checkAnswers(createSupabaseBackend(supabase)))
    : takeTurns(loadEngine(), AT_THE_THREAD);
  return limitConcurrency(backend, maxBackendCalls);
}
