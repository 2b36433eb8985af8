#!/usr/bin/env node
// Installs, builds and serves the product: `npm run app`. PORT changes the port.
import { bin, install, requireNode, run } from './run.mjs';

requireNode();
const next = bin('next/dist/bin/next');
const port = process.env.PORT || '3000';

for (const step of [
  install,
  () => run(process.execPath, [next, 'build']),
  () => run(process.execPath, [next, 'start', '-p', port]),
]) {
  const code = await step();
  if (code !== 0) process.exit(code);
}
