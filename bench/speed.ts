import { spawnSync } from 'node:child_process';
import { games } from '../lib/catalog/games';
import { lexicon } from '../lib/catalog/lexicon';
import { createRecommender } from '../lib/recommender/recommender';
import { mean, quantile } from './metrics';
import { knownItems, needs } from './relevance';
import { type Ask, rivals, textsOf } from './rivals';
import { syntheticCatalogue } from './synthetic';

/** Rounds over all requests before and while times are taken: a server's code is compiled for good after some thousands of calls. */
const WARM_UP = 40;
const ROUNDS = 10;
/** Longest that one library may be asked, in milliseconds: some need a second for one request. */
const PATIENCE = 20_000;

const requests = [...needs.flatMap(({ es, en }) => [...es, ...en]), ...knownItems.map(({ text }) => text)];

/** Prints build time, memory and time per request of the engine and of search libraries over the same games. */
export function reportSpeed(size: number): void {
  console.log(`\n${size.toLocaleString('en')} games, ${requests.length} requests`);
  console.log('engine         build ms   heap MB   p50 ms    p95 ms    mean ms   × Juegazo');
  const ours = measuredApart(OURS, size);
  print(OURS, ours, ours.mean);
  for (const name of Object.keys(rivals)) print(name, measuredApart(name, size), ours.mean);
}

const OURS = 'Juegazo';

/** Times in milliseconds, memory in MiB. */
interface Measured {
  readonly build: number;
  readonly heap: number;
  readonly p50: number;
  readonly p95: number;
  readonly mean: number;
}

/** Measures an engine in a process of its own: what others left in memory, and how the machine's code was shaped by them, costs time. */
function measuredApart(name: string, size: number): Measured {
  const child = [...process.execArgv, process.argv[1], 'engine', name, String(size)];
  const { stdout, status } = spawnSync(process.execPath, child, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`Cannot measure ${name}: its process ended with ${status}`);
  return JSON.parse(stdout) as Measured;
}

/** Measures an engine of {@link reportSpeed} over `size` games, in this process. */
export async function measureEngine(name: string, size: number): Promise<Measured> {
  const catalogue = syntheticCatalogue(games, size);
  if (name === OURS) {
    return measure(() => {
      const recommender = createRecommender(catalogue, lexicon);
      return (query) => recommender.recommend(query);
    });
  }
  const texts = textsOf(catalogue, lexicon);
  return measure(() => rivals[name](texts));
}

async function measure(make: () => Ask | Promise<Ask>): Promise<Measured> {
  const before = settledHeap();
  const start = performance.now();
  const ask = await make();
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
  return { build, heap, p50: quantile(times, 0.5), p95: quantile(times, 0.95), mean: mean(times) };
}

/** Bytes in use on and off the heap after a full collection. */
function settledHeap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function print(name: string, { build, heap, p50, p95, mean: average }: Measured, ours: number): void {
  const cells = [
    build.toFixed(0),
    heap.toFixed(0),
    p50.toFixed(2),
    p95.toFixed(2),
    average.toFixed(2),
    (average / ours).toFixed(1),
  ];
  console.log(name.padEnd(12) + cells.map((cell) => cell.padStart(10)).join(''));
}
