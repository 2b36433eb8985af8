#!/usr/bin/env node
// Bundles supabase/functions/query-n8n with the engine and the catalogue into one file to deploy: `npm run function`.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

const folder = join(ROOT, 'supabase', 'functions', 'query-n8n');
const bundle = join(folder, 'dist', 'index.js');
// Two builds at once must not let anybody read half a file.
const unfinished = `${bundle}.${process.pid}`;

await build({
  entryPoints: [join(folder, 'index.ts')],
  outfile: unfinished,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
});
renameSync(unfinished, bundle);
