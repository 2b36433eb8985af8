import { type Env, env } from './env';

/** Gives the settings, or ends the process with a message when a setting is wrong; a server that goes on would answer 500 for ever. */
export function checkEnvOrExit(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
