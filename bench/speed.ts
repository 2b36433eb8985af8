import { games } from '../lib/catalog/games';
import { lexicon } from '../lib/catalog/lexicon';
import { createRecommender } from '../lib/recommender/recommender';
import { mean, quantile } from './metrics';
import { knownItems, needs } from './relevance';
import { rivals, textsOf } from './rivals';
import { syntheticCatalogue } from './synthetic';

/** Rounds over all requests before and while times are taken: a server's code is compiled for good after some thousands of calls. */
const WARM_UP = 10;
const ROUNDS = 5;
/** Longest that one library may be asked, in milliseconds: some need a second for one request. */
const PATIENCE = 20_000;

const requests = [...needs.flatMap(({ es, en }) => [...es, ...en]), ...knownItems.map(({ text }) => text)];

/** Prints build time, memory and time per request of the engine and of search libraries over the same games. */
export async function reportSpeed(size: number): Promise<void> {
  const catalogue = syntheticCatalogue(games, size);
  console.log(`\n${size.toLocaleString('en')} games, ${requests.length} requests`);
  console.log('engine         build ms   heap MB   p50 ms    p95 ms    mean ms   × Juegazo');
  const ours = await measure(() => {
    const recommender = createRecommender(catalogue, lexicon);
    return { name: 'Juegazo', ask: (query: string) => recommender.recommend(query) };
  });
  print(ours, ours.mean);
  const texts = textsOf(catalogue, lexicon);
  for (const rival of rivals) print(await measure(() => rival(texts)), ours.mean);
}

interface Measured {
  readonly name: string;
  readonly build: number;
  readonly heap: number;
  readonly times: readonly number[];
  readonly mean: number;
}

async function measure(
  make: () => { name: string; ask(query: string): unknown } | Promise<{ name: string; ask(query: string): unknown }>,
): Promise<Measured> {
  const before = settledHeap();
  const start = performance.now();
  const { name, ask } = await make();
  const build = performance.now() - start;
  const heap = (settledHeap() - before) / 2 ** 20;
  const deadline = performance.now() + PATIENCE;
  for (let round = 0; round < WARM_UP; round++) {
    for (const request of requests) {
      await ask(request);
      if (performance.now() > deadline) break;
    }
  }
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const request of requests) {
      if (times.length >= 20 && performance.now() > deadline + PATIENCE) break;
      const asked = performance.now();
      await ask(request);
      times.push(performance.now() - asked);
    }
  }
  return { name, build, heap, times, mean: mean(times) };
}

/** Bytes in use on and off the heap after a full collection. */
function settledHeap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function print({ name, build, heap, times, mean: average }: Measured, ours: number): void {
  const cells = [
    build.toFixed(0),
    heap.toFixed(0),
    quantile(times, 0.5).toFixed(2),
    quantile(times, 0.95).toFixed(2),
    average.toFixed(2),
    (average / ours).toFixed(1),
  ];
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join(''));
}
