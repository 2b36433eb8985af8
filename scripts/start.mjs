#!/usr/bin/env node
// Serves what `npm run build` made: `npm start`. PORT changes the port, LISTEN_ADDRESS the address.
import { setDefaultResultOrder } from 'node:dns';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

const settings = join(ROOT, '.env');
if (existsSync(settings)) process.loadEnvFile(settings);
process.env.PORT ||= '3000';
// Containers put their own name into HOSTNAME, so what the server shall listen to has a name of its own.
const address = process.env.LISTEN_ADDRESS?.trim() || '0.0.0.0';
const isLoopback = address === '127.0.0.1' || address === '::1';
// Next calls every loopback address localhost: told another name for it, it takes its own pages for those of another server.
process.env.HOSTNAME = isLoopback ? 'localhost' : address;
// The name stands for both addresses.
if (isLoopback) setDefaultResultOrder(address === '::1' ? 'ipv6first' : 'ipv4first');

const server = join(ROOT, '.next', 'standalone', 'server.js');
if (!existsSync(server)) {
  console.error('Cannot start, nothing is built: run `npm run build` first');
  process.exit(1);
}
// As an address: a path may hold a # or begin with the letter of a drive.
await import(pathToFileURL(server).href);
