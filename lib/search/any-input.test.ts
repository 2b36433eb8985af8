import fc from 'fast-check';
import { loadRecommender } from '../catalog/recommender';
import { BODY_LIMIT } from '../site';
import { createCatalogueBackend } from './catalogue-backend';
import { checkAnswers } from './check-answers';
import { createSearchHandler } from './handle-search';
import type { SearchBackend } from './search-backend';
import { writeAnswers } from './write-answers';

const embedded = writeAnswers(createCatalogueBackend());

const handlerWith = (backend: SearchBackend) =>
  createSearchHandler({
    route: '/api/search',
    backend,
    limiter: async () => ({ allowed: true, headers: {} }),
    timeoutMs: 10_000,
    log: () => undefined,
  });
const handle = handlerWith(embedded);

const post = (body: BodyInit, type = 'application/json') =>
  handle(new Request('http://localhost/api/search', { method: 'POST', body, headers: { 'Content-Type': type } }));
const ask = (query: unknown) => post(JSON.stringify({ query }));

/** Every code unit that JavaScript allows, halves of pairs, NUL and marks of direction included. */
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
const words = fc.constantFrom(
  'sin',
  'no',
  'como',
  'juego',
  'de',
  'zelda',
  'pero',
  'without',
  'like',
  ',',
  '.',
  '\u202e',
  '🎮',
  'ñ',
);
const requestLike = fc.array(words, { maxLength: 200 }).map((list) => list.join(' '));

beforeAll(() => void loadRecommender());

describe('the search call, given anything,', () => {
  it('answers any text as a query', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyText, requestLike, fc.string({ unit: 'grapheme' })), async (query) => {
        const response = await ask(query);
        expect(response.status).toBe(query.trim() === '' ? 400 : 200);
        const body = await response.json();
        if (response.status === 200) expect(Array.isArray(body.juegos)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('answers any JSON as a body', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.jsonValue().map((query) => JSON.stringify({ query })),
        ),
        async (body) => {
          expect([200, 400]).toContain((await post(body)).status);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('answers any bytes as a body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        expect([200, 400]).toContain((await post(bytes as Uint8Array<ArrayBuffer>)).status);
      }),
    );
  });

  it('answers any content type', async () => {
    const type = fc.string({ unit: fc.constantFrom(...'aj/;=+ "pplication') });
    await fc.assert(
      fc.asyncProperty(type, async (contentType) => {
        expect([200, 415]).toContain((await post('{"query":"algo"}', contentType)).status);
      }),
    );
  });

  it('passes any answer of a backend on as 200 or 502', async () => {
    const answer = fc.oneof(fc.anything(), fc.record({ juegos: fc.array(fc.anything()) }));
    await fc.assert(
      fc.asyncProperty(answer, async (value) => {
        const request = { method: 'POST', body: '{"query":"algo"}', headers: { 'Content-Type': 'application/json' } };
        const handleIt = handlerWith(writeAnswers(checkAnswers({ name: 'any', search: async () => value })));
        const response = await handleIt(new Request('http://localhost/api/search', request));
        expect([200, 502]).toContain(response.status);
        await response.json();
      }),
      { numRuns: 300 },
    );
  });

  /** As many pieces as fit into a body of this size. */
  const fill = (piece: string, bytes: number) =>
    piece.repeat(Math.floor((bytes - 20) / new TextEncoder().encode(JSON.stringify(piece).slice(1, -1)).length));

  /** The faster of two answers, in milliseconds. */
  async function fastest(query: string): Promise<number> {
    let best = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 2; time += 1) {
      const start = performance.now();
      expect((await ask(query)).status).toBe(200);
      best = Math.min(best, performance.now() - start);
    }
    return best;
  }

  it.each([
    ['one letter', 'a'],
    ['one word', 'metroidvania'],
    ['a thousand negations', 'sin zombis '],
    ['negations of negations', 'no sin '],
    ['seeds', 'como zelda '],
    ['alternatives', 'o carreras '],
    ['misspelt words', 'metroidvanai plataformsa '],
    ['marks of direction', '\u202eabc\u202c '],
    ['combining marks', 'a\u0301\u0301\u0301'],
    ['halves of pairs', '\ud83d '],
    ['NUL', '\0'],
    ['punctuation', '.,;:!?'],
    ['white space between words', 'a                              '],
    ['numbers', '1998 2 '],
    ['apostrophes', "a'"],
    ['quotes and brackets', '«([{'],
  ])(
    'takes at most twice as long for twice as much of %s',
    async (_, piece) => {
      const half = await fastest(fill(piece, BODY_LIMIT / 2));
      const whole = await fastest(fill(piece, BODY_LIMIT));
      // Quadratic time would make it four times as long; the rest is for a busy machine.
      expect(whole).toBeLessThan(half * 3 + 50);
    },
    60_000,
  );
});
