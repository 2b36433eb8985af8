#!/usr/bin/env node
// Bundles supabase/functions/query-n8n with the engine and the catalogue into one file to deploy: `npm run function`.
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

const folder = join(ROOT, 'supabase', 'functions', 'query-n8n');

await build({
  entryPoints: [join(folder, 'index.ts')],
  outfile: join(folder, 'dist', 'index.js'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
});
