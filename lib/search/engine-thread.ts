import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { findGame } from '../catalog/games';
import { loadRecommender } from '../catalog/recommender';
import { createCatalogueBackend } from './catalogue-backend';
import type { EngineCalls } from './threaded-backend';
import { writeAnswers } from './write-answers';

// The thread's program: the embedded backend, called from the server's thread.

const backend = writeAnswers(createCatalogueBackend());
// A search takes about a millisecond and cannot be stopped on the way.
const { signal } = new AbortController();

createBirpc<object, EngineCalls>(
  {
    getReady: () => void loadRecommender(),
    search: (request) => backend.search(request, signal),
    findGame,
  },
  {
    post: (message) => parentPort?.postMessage(message),
    on: (listen) => parentPort?.on('message', listen),
  },
);
