import type { Env } from '../env';
import { checkAnswers } from './check-answers';
import { loadEngine } from './engine';
import { limitConcurrency } from './limit-concurrency';
import type { SearchBackend } from './search-backend';
import { createSupabaseBackend } from './supabase-backend';
import { writeAnswers } from './write-answers';

/** The backend that the environment chose: the Supabase project if there is one, else the embedded recommender. */
export function chooseBackend({ supabase, maxBackendCalls }: Env): SearchBackend {
  if (supabase) return limitConcurrency(writeAnswers(checkAnswers(createSupabaseBackend(supabase))), maxBackendCalls);
  return loadEngine();
}
