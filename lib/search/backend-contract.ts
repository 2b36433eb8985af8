import { parseAnswer, type SearchAnswer, type SearchRequest } from './contract';
import type { SearchBackend } from './search-backend';

/** How to put a backend into the situations that every backend must handle. */
export interface BackendUnderTest {
  /** A backend that will answer with these titles. */
  answering(titles: readonly string[]): Promise<SearchBackend<unknown>>;
  /** A backend that cannot work at all. */
  broken(): Promise<SearchBackend<unknown>>;
  /** The requests that arrived behind the port. */
  requests(): readonly SearchRequest[];
}

/** The tests that every backend passes. */
export function describeBackendContract(name: string, underTest: BackendUnderTest): void {
  describe(`${name}, as every backend,`, () => {
    const ask = async (backend: SearchBackend<unknown>, query: string): Promise<SearchAnswer> =>
      parseAnswer(await backend.search({ query }, new AbortController().signal));

    it('answers with games in their order', async () => {
      const answer = await ask(await underTest.answering(['Celeste', 'Hades']), 'plataformas difícil');
      expect(answer.juegos.map((game) => game.titulo)).toEqual(['Celeste', 'Hades']);
    });

    it('answers with an empty list when nothing fits', async () => {
      expect((await ask(await underTest.answering([]), 'qwzx')).juegos).toEqual([]);
    });

    it('hands the query on as it is', async () => {
      const query = 'Acción "rápida"\ncon ñ, 日本語 y \\ 🎮';
      await ask(await underTest.answering(['Celeste']), query);
      expect(underTest.requests().at(-1)?.query).toBe(query);
    });

    it('hands on what the visitor corrected', async () => {
      const request: SearchRequest = {
        query: 'granja sin zombis',
        correcciones: { deseos: { 'concept:zombies': 'ignorado' }, jugados: ['stardew-valley'] },
      };
      const backend = await underTest.answering(['Celeste']);
      await backend.search(request, new AbortController().signal);
      expect(underTest.requests().at(-1)).toEqual(request);
    });

    it('gives the same answer to the same query', async () => {
      const backend = await underTest.answering(['Celeste', 'Hades']);
      expect(await ask(backend, 'algo')).toEqual(await ask(backend, 'algo'));
    });

    it('serves several searches at once', async () => {
      const backend = await underTest.answering(['Celeste']);
      const answers = await Promise.all(['uno', 'dos', 'tres'].map((query) => ask(backend, query)));
      expect(answers.map(({ juegos }) => juegos.length)).toEqual([1, 1, 1]);
    });

    it('rejects when it cannot work, without a word of the query', async () => {
      const backend = await underTest.broken();
      const failure = await backend.search({ query: 'secreto' }, new AbortController().signal).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).not.toContain('secreto');
    });
  });
}
