import { defineConfig } from '@playwright/test';
import { FRESH_SETTINGS } from './scripts/fresh-settings.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3210);

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, for machines that are busy with something else.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Answers of a test must not pass by its own routes; e2e/offline.spec.ts lets them work.
    serviceWorkers: 'block',
    // A page that glides under the pointer loses a press whose release lands beside the button. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // A browser that is on the machine already, where Playwright's own cannot be had.
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        // Chromium refuses to run as root with its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/robots.txt`,
    env: { ...FRESH_SETTINGS, PORT: String(PORT), RATE_LIMIT_PER_MINUTE: '0' },
    reuseExistingServer: false,
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
