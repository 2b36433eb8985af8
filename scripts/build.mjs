#!/usr/bin/env node
// Builds the product into a folder that runs by itself, `.next/standalone`: `npm run build`.
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInlineScripts } from './hash-inline-scripts.mjs';
import { inNodeModules, ROOT, run } from './run.mjs';

const output = join(ROOT, '.next');
const standalone = join(output, 'standalone');

rmSync(standalone, { recursive: true, force: true });
const code = await run(process.execPath, [inNodeModules('next/dist/bin/next'), 'build']);
if (code !== 0) process.exit(code);

const hashes = JSON.stringify(hashInlineScripts(join(output, 'server', 'app')), null, 1);
for (const folder of [output, join(standalone, '.next')]) writeFileSync(join(folder, 'script-hashes.json'), hashes);

// Settings are read where the server starts; a copy of them from here would outlive their change.
for (const name of ['.env', '.env.production']) rmSync(join(standalone, name), { force: true });

// Next leaves out what a server in front could serve itself.
cpSync(join(output, 'static'), join(standalone, '.next', 'static'), { recursive: true });
if (existsSync(join(ROOT, 'public'))) cpSync(join(ROOT, 'public'), join(standalone, 'public'), { recursive: true });
