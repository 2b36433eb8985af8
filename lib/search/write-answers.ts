import type { SearchAnswer } from './contract';
import type { SearchBackend } from './search-backend';

/** An answer as it goes over the network. */
export interface WrittenAnswer {
  /** The answer's JSON in UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** How many games it holds. */
  readonly games: number;
}

const utf8 = new TextEncoder();

/** Has a backend write its answers down, in the thread that it runs in. */
export function writeAnswers({ name, search }: SearchBackend<SearchAnswer>): SearchBackend {
  return {
    name,
    async search(request, signal) {
      const answer = await search(request, signal);
      return { body: utf8.encode(JSON.stringify(answer)), games: answer.juegos.length };
    },
  };
}
