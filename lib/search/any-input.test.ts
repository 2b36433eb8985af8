import fc from 'fast-check';
import { loadRecommender } from '../catalog/recommender';
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
});

describe('the engine, given a text ten times as long,', () => {
  const TIMES = 10;
  /** Time in proportion gives 1 here, and quadratic time 10. */
  const MOST = 3;
  const engine = loadRecommender();

  function clock(query: string, times: number): number {
    const start = performance.now();
    for (let time = 0; time < times; time += 1) engine.recommend(query, 12);
    return performance.now() - start;
  }

  /**
   * How long the long text takes, measured in what the short one takes as often as makes the same text. Whatever else the machine does
   * makes either slower and neither faster, so the best of each counts, and more rounds are run until it is good.
   */
  function cost(piece: string, count: number): number {
    let short = Number.POSITIVE_INFINITY;
    let long = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3 || (round < 20 && long > short * MOST); round += 1) {
      short = Math.min(short, clock(piece.repeat(count), TIMES));
      long = Math.min(long, clock(piece.repeat(count * TIMES), 1));
    }
    return long / short;
  }

  it.each([
    // It reads 400 words and passes over the rest: what words may cost is seen up to there.
    ['negations', 'sin zombis ', 20],
    ['negations of negations', 'no sin ', 20],
    ['seeds', 'como zelda ', 20],
    ['alternatives', 'o carreras ', 20],
    ['misspelt words', 'metroidvanai plataformsa ', 20],
    ['marks of direction', '\u202eabc\u202c ', 40],
    ['combining marks', 'a\u0301\u0301\u0301 ', 40],
    ['numbers', '1998 2 ', 20],
    ['apostrophes', "a' ", 40],
    // The rest makes few words or none of any length.
    ['one letter', 'a', 5000],
    ['one word', 'metroidvania', 500],
    ['one accented letter', 'a\u0301\u0301\u0301', 2000],
    ['halves of pairs', '\ud83d ', 3000],
    ['NUL', '\0', 5000],
    ['punctuation', '.,;:!?', 1000],
    ['white space between words', 'a                              ', 200],
    ['apostrophes without a space', "a'", 3000],
    ['quotes and brackets', '«([{', 1500],
  ])('takes time in proportion: %s', (_, piece, count) => expect(cost(piece, count)).toBeLessThan(MOST), 60_000);
});
