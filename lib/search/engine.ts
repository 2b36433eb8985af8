import { Worker } from 'node:worker_threads';
import { createThreadedBackend, type ThreadedBackend } from './threaded-backend';

/** Each route is a bundle with modules of its own; one thread for all of them has to be kept outside the bundles. */
const ENGINE = Symbol.for('juegazo.engine');
const shared = globalThis as { [ENGINE]?: ThreadedBackend };

/** The embedded backend of this process, one for all; its thread starts with the first call of it. */
export function loadEngine(): ThreadedBackend {
  shared[ENGINE] ??= createThreadedBackend(() => new Worker(new URL('./engine-thread.ts', import.meta.url)));
  return shared[ENGINE];
}
