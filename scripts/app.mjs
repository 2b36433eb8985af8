#!/usr/bin/env node
// Installs, builds and serves the product: `npm run app`. PORT changes the port.
import { join } from 'node:path';
import { install, ROOT, requireNode, run } from './run.mjs';

requireNode();

for (const step of [
  install,
  () => run(process.execPath, [join(ROOT, 'scripts/build.mjs')]),
  () => run(process.execPath, [join(ROOT, 'scripts/start.mjs')]),
]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
