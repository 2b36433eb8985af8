import { Agent, request } from 'node:http';

const CONNECTIONS = 8;

/**
 * Asks 127.0.0.1 again and again over a few connections, for some seconds or some number of requests.
 *
 * @param bodies sent in turn
 * @param expect the status of a good answer
 * @returns requests per second, latencies in milliseconds, and how many answers were not good
 */
export async function load({
  port,
  method,
  path,
  bodies = [undefined],
  expect = 200,
  seconds,
  requests = Number.POSITIVE_INFINITY,
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies = [];
  let sent = 0;
  let failed = 0;
  const start = performance.now();
  const over = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1000;

  async function connection() {
    while (sent < requests && performance.now() < over) {
      const body = bodies[sent % bodies.length];
      sent += 1;
      const began = performance.now();
      const status = await ask({ agent, port, method, path, body }).catch(() => 0);
      latencies.push(performance.now() - began);
      if (status !== expect) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99), failed };
}

function ask({ agent, port, method, path, body }) {
  return new Promise((resolve, reject) => {
    const headers =
      body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const call = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode));
      response.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}
