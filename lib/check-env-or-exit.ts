import { env } from './env';

/** Ends the process with a message when a setting is wrong; a server that goes on would answer 500 for ever. */
export function checkEnvOrExit(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
