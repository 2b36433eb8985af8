#!/usr/bin/env node
// Runs everything that must hold: `npm run check`. Steps that do not depend on one another still run after a failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCluster } from './cluster/test-cluster.mjs';
import { findBrowser } from './find-browser.mjs';
import { findServices } from './find-services.mjs';
import { freePort } from './free-port.mjs';
import { inNodeModules, install, ROOT, requireNode, run } from './run.mjs';

requireNode();
const reports = mkdtempSync(join(tmpdir(), 'check-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const times = [];
const node = (path, ...args) => run(process.execPath, [inNodeModules(path), ...args]);

const installed = await step('install', install);
if (installed) {
  await step('lint', () => node('@biomejs/biome/bin/biome', 'check', '.'));
  await step(
    'types',
    async () => (await node('next/dist/bin/next', 'typegen')) || node('typescript/bin/tsc', '--noEmit'),
  );
  await tests('unit', jest);
  // The tests of the browser start this build with the settings of a fresh machine.
  if (await step('build', () => run(process.execPath, [join(ROOT, 'scripts/build.mjs')]))) {
    await tests('browser', playwright);
    await tests('cluster', testCluster);
  } else counts.failed += 1;
}
finish();

/** Runs a step that counts as one; it gives an exit code. Says whether it passed. */
async function step(name, work) {
  const code = await timed(name, work);
  if (code === 0) counts.passed += 1;
  else counts.failed += 1;
  return code === 0;
}

/** Runs a step that counts its own tests; a run that broke down counts as one failure. */
async function tests(name, work) {
  const { passed, failed, skipped = 0, code } = await timed(name, () => work().catch(brokenDown));
  counts.passed += passed;
  counts.skipped += skipped;
  counts.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function brokenDown(error) {
  console.error(error);
  return { passed: 0, failed: 0, code: 1 };
}

async function timed(name, work) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 60 - name.length))}`);
  const start = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function jest() {
  const report = join(reports, 'jest.json');
  const code = await node('jest/bin/jest.js', '--json', `--outputFile=${report}`);
  const result = read(report);
  return {
    code,
    passed: result?.numPassedTests ?? 0,
    skipped: result?.numPendingTests ?? 0,
    // A file that cannot even be loaded has no tests to count.
    failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
  };
}

async function playwright() {
  const browser = await findBrowser();
  if (browser === undefined) return { code: 1, passed: 0, failed: 1 };
  findServices('redis-server');
  const report = join(reports, 'playwright.json');
  const code = await run(process.execPath, [inNodeModules('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    ...browser,
    // Another run of the tests may be under way on this machine.
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const stats = read(report)?.stats;
  return {
    code,
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    // Playwright says why beside each of them.
    skipped: stats?.skipped ?? 0,
  };
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function finish() {
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${times.join(' · ')}`);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
