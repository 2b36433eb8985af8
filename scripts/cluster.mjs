#!/usr/bin/env node
// Two instances of the built product behind nginx, with one Redis: `npm run cluster` serves them on PORT (8080) until
// Ctrl+C; `npm run cluster -- --test` shows that they share the limit and that losing one loses no answered request.
import { startCluster } from './cluster/start-cluster.mjs';
import { testCluster } from './cluster/test-cluster.mjs';
import { findServices } from './find-services.mjs';

const test = process.argv.includes('--test');
const missing = findServices('redis-server', 'nginx');
if (missing.length > 0) {
  console.log(`0 passed, 0 failed, 1 skipped: the cluster needs ${missing.join(' and ')}`);
  process.exit(test ? 0 : 1);
}

const cluster = await startCluster({ port: Number(process.env.PORT || 8080) });
process.once('SIGINT', () => cluster.stop());
process.once('SIGTERM', () => cluster.stop());
if (test) {
  const { passed, failed } = await testCluster(cluster).finally(cluster.stop);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  console.log(`Two instances behind http://localhost:${cluster.port}; Ctrl+C ends them.`);
}
