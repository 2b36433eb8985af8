import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { FRESH_SETTINGS } from '../scripts/fresh-settings.mjs';

const processes: ChildProcess[] = [];
const servers: Server[] = [];

/** Ends everything that a test started with the functions below; for `afterEach` or `afterAll`. */
export function stopServers(): void {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Serves something on this machine, such as a backend; resolves to its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a program that ends with the test, and keeps what it prints. */
export function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  processes.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, exit, output: () => printed };
}

/** Starts the built product with these settings, and none of the machine's. */
export async function startSite(settings: Record<string, string> = {}) {
  const port = await freePort();
  const program = start(process.execPath, ['scripts/start.mjs'], {
    ...FRESH_SETTINGS,
    RATE_LIMIT_PER_MINUTE: '0',
    ...settings,
    PORT: String(port),
  });
  const url = `http://localhost:${port}`;
  const ready = () => expect.poll(() => statusOf(`${url}/api/health`), { timeout: 60_000 }).toBe(200);
  return { ...program, url, port, ready };
}

/** The status of an address, 0 when nobody answers. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Posts a body to the search call. */
export function postSearch(url: string, body: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  return fetch(`${url}/api/search`, { method: 'POST', ...init, body, headers });
}
