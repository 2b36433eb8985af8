/** The settings of a fresh machine: whatever this one has in its environment or in its `.env` counts as unset. */
export const FRESH_SETTINGS = {
  SUPABASE_URL: '',
  SUPABASE_ANON_KEY: '',
  SEARCH_TIMEOUT_MS: '',
  MAX_BACKEND_CALLS: '',
  RATE_LIMIT_PER_MINUTE: '',
  REDIS_URL: '',
  TRUSTED_PROXIES: '',
  PORT: '',
  LISTEN_ADDRESS: '',
  SITE_URL: '',
  CONTACT_URL: '',
  COVER_ARTWORK: '',
  COVER_CACHE_DIR: '',
};
