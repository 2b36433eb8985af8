/** Runs once before the server takes requests: with a wrong setting the process ends and says which one it is. */
export async function register(): Promise<void> {
  // The compiler fills this in and leaves the branch out of the bundle for the edge, where there is no process to end.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { checkEnvOrExit } = await import('./lib/check-env-or-exit');
    const { supabase } = checkEnvOrExit();
    if (supabase) return;
    // The index is built before the first visitor comes, not while one waits.
    const { loadEngine } = await import('./lib/search/engine');
    await loadEngine().getReady();
  }
}
