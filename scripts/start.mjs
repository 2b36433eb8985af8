#!/usr/bin/env node
// Serves what `npm run build` made: `npm start`. PORT changes the port.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.env.PORT ||= '3000';
// Containers put their own name here, and the server would listen to that address alone.
process.env.HOSTNAME = '0.0.0.0';

const server = join(ROOT, '.next', 'standalone', 'server.js');
if (!existsSync(server)) {
  console.error('Cannot start, nothing is built: run `npm run build` first');
  process.exit(1);
}
// As an address: a path may hold a # or begin with the letter of a drive.
await import(pathToFileURL(server).href);
