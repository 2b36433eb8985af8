#!/usr/bin/env node
// Bundles supabase/functions/query-n8n with the engine and the catalogue into one file to deploy: `npm run function`.
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './run.mjs';

const folder = join(ROOT, 'supabase', 'functions', 'query-n8n');
const bundle = join(folder, 'dist', 'index.js');
// Two builds at once must not let anybody read half a file.
const unfinished = `${bundle}.${process.pid}`;

/**
 * Data as compressed text that is unpacked when the module is loaded. As a program, megabytes of literals take four times as long to
 * load and twice the memory, since whoever runs it keeps its text, and a file of twice the size.
 */
const packData = {
  name: 'pack-data',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, ({ path }) => ({ contents: unpacking(JSON.parse(readFileSync(path, 'utf8'))) }));
  },
};

function unpacking(data) {
  const packed = gzipSync(JSON.stringify(data), { level: 9 }).toString('base64');
  return `
    const text = atob('${packed}');
    const packed = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) packed[i] = text.charCodeAt(i);
    const bytes = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    export default await new Response(bytes).json();
  `;
}

await build({
  entryPoints: [join(folder, 'index.ts')],
  outfile: unfinished,
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  mainFields: ['module', 'main'],
  conditions: ['import', 'default'],
  target: 'es2022',
  plugins: [packData],
  logLevel: 'warning',
});
renameSync(unfinished, bundle);
