import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a project does wrong. The query names it: `fault:reset`. */
export type Fault = keyof typeof FAULTS;

/** Text that only the project knows; no answer and no log may show it. */
export const UPSTREAM_SECRET = 'upstream-secret-text';

const json = (response: ServerResponse, body: string, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** One entry for each way in which a backend can fail; each ends one answer, or leaves it open. */
const FAULTS = {
  none: (response) => json(response, '{"juegos":[{"titulo":"Braid"}]}'),
  'reset-before-headers': (response) => response.destroy(),
  'reset-in-mid-body': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
    response.write('{"juegos":[{"titulo":"Br', () => response.destroy());
  },
  'slow-headers': () => undefined,
  'stalled-body': (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"juegos":['),
  'status-401': (response) => json(response, `{"message":"${UPSTREAM_SECRET}"}`, 401),
  'status-404': (response) => json(response, UPSTREAM_SECRET, 404),
  'status-429': (response) => json(response, '{}', 429, { 'Retry-After': '9' }),
  'status-500': (response) => json(response, UPSTREAM_SECRET, 500),
  'status-503': (response) => json(response, UPSTREAM_SECRET, 503),
  redirect: (response) => response.writeHead(307, { Location: '/elsewhere' }).end(),
  'relay-error': (response) => json(response, UPSTREAM_SECRET, 500, { 'x-relay-error': 'true' }),
  html: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<h1>${UPSTREAM_SECRET}</h1>`),
  'html-as-json': (response) => json(response, `<h1>${UPSTREAM_SECRET}</h1>`),
  'no-content': (response) => response.writeHead(204).end(),
  'broken-json': (response) => json(response, '{"juegos":[{"titulo":'),
  null: (response) => json(response, 'null'),
  array: (response) => json(response, '[{"titulo":"Braid"}]'),
  'juegos-missing': (response) => json(response, '{"games":[]}'),
  'juegos-ill-typed': (response) => json(response, `{"juegos":"${UPSTREAM_SECRET}"}`),
  'broken-entries': (response) =>
    json(
      response,
      '{"juegos":[null,7,"x",[],{"titulo":5},{"titulo":"Braid","imagen":"javascript:x"},{"imagen":"//evil.example"}]}',
    ),
  '20-megabytes': (response) => json(response, `{"juegos":["${'x'.repeat(20 * 1024 * 1024)}"]}`),
  'compressed-bomb': (response) => json(response, BOMB as unknown as string, 200, { 'Content-Encoding': 'gzip' }),
  'thousands-of-results': (response) =>
    json(response, JSON.stringify({ juegos: Array.from({ length: 5000 }, (_, n) => ({ titulo: `Juego ${n}` })) })),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** 200 MB of zeros in some 200 kB. */
const BOMB = gzipSync(Buffer.concat([Buffer.from('{"juegos":["'), Buffer.alloc(200 * 1024 * 1024, '0')]));

type Hear = (query: string) => void;

/** A project that does wrong what the query asks for, and tells when a call comes and when its caller goes away before the answer. */
export function faultProject(onCome: Hear = () => undefined, onLeave: Hear = () => undefined): RequestListener {
  return async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const query: string = JSON.parse(body).query;
    onCome(query);
    response.on('close', () => {
      if (!response.writableFinished) onLeave(query);
    });
    const fault = /fault:(\S+)/.exec(query)?.[1] ?? 'none';
    FAULTS[fault as Fault](response);
  };
}
