import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeBackendContract } from './backend-contract';
import type { SearchErrorCode } from './search-error';
import { createWebhookBackend } from './webhook-backend';

const servers: Server[] = [];
const heard: { body: string; secret?: string | string[] }[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function webhook(listener: RequestListener) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    heard.push({ body, secret: request.headers['x-webhook-secret'] });
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return createWebhookBackend({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`,
    secret: 'secret',
  });
}

describeBackendContract('the webhook backend', {
  answering: (titles) =>
    webhook((_, response) => response.end(JSON.stringify({ juegos: titles.map((titulo) => ({ titulo })) }))),
  broken: () => webhook((_, response) => response.destroy()),
  requests: () => heard.map(({ body }) => JSON.parse(body)),
});

describe('the webhook backend', () => {
  it('shows its secret', async () => {
    await (await webhook((_, response) => response.end('{}'))).search(
      { query: 'granja' },
      new AbortController().signal,
    );
    expect(heard.at(-1)).toEqual({ body: '{"query":"granja"}', secret: 'secret' });
  });

  it.each<[string, RequestListener, SearchErrorCode]>([
    ['a failure', (_, response) => response.writeHead(500).end('no'), 'backend_status'],
    ['a redirect', (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end(), 'backend_status'],
    ['text that is not JSON', (_, response) => response.end('Workflow got started'), 'backend_answer'],
    ['an endless answer', (_, response) => response.end(`"${'x'.repeat(3 * 1024 * 1024)}"`), 'backend_answer'],
    ['a reset', (_, response) => response.destroy(), 'backend_unreachable'],
  ])('turns %s into a code', async (_, listener, code) => {
    const backend = await webhook(listener);
    await expect(backend.search({ query: 'granja' }, new AbortController().signal)).rejects.toMatchObject({ code });
  });

  it.each<[string, RequestListener]>([
    ['headers that do not come', () => undefined],
    ['a body that stalls', (_, response) => response.writeHead(200).write('{')],
  ])('gives up on %s when the signal says so', async (_, listener) => {
    const backend = await webhook(listener);
    await expect(backend.search({ query: 'granja' }, AbortSignal.timeout(100))).rejects.toMatchObject({
      code: 'backend_timeout',
    });
  });
});
