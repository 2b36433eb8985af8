import type { Env } from '../env';
import { createCatalogueBackend } from './catalogue-backend';
import { checkAnswers } from './check-answers';
import { limitConcurrency } from './limit-concurrency';
import type { SearchBackend } from './search-backend';
import { createSupabaseBackend } from './supabase-backend';

/** The backend that the environment chose: the Supabase project if there is one, else the embedded recommender. */
export function chooseBackend({ supabase, maxBackendCalls }: Env): SearchBackend {
  if (supabase) return limitConcurrency(checkAnswers(createSupabaseBackend(supabase)), maxBackendCalls);
  return createCatalogueBackend();
}
