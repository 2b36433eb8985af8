#!/usr/bin/env node
// Two instances of the built product behind nginx, with one Redis: `npm run cluster` serves them on PORT (8080) until
// Ctrl+C; `npm run cluster -- --test` shows that they share the limit and that ending one loses nothing.
import { startCluster } from './cluster/start-cluster.mjs';
import { testCluster } from './cluster/test-cluster.mjs';
import { findServices } from './find-services.mjs';

if (process.argv.includes('--test')) {
  const { passed, failed, skipped } = await testCluster();
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
} else if (findServices('redis-server', 'nginx').length > 0) {
  process.exitCode = 1;
} else {
  const cluster = await startCluster({ port: Number(process.env.PORT || 8080) });
  process.once('SIGINT', cluster.stop);
  process.once('SIGTERM', cluster.stop);
  console.log(`Two instances behind ${cluster.url}; Ctrl+C ends them.`);
}
