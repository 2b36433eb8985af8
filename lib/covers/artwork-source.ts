import type { ArtworkStore } from './artwork-store';
import type { CircuitBreaker } from './circuit-breaker';
import type { Artwork, FetchArtwork } from './fetch-artwork';

/** The artwork of a game; `missing` when the host has none, `unreachable` when it cannot be asked now. */
export type ArtworkAnswer = Artwork | 'missing' | 'unreachable';

/** Finds the artwork of a game by its Steam application id; never throws. */
export type ArtworkSource = (steam: number) => Promise<ArtworkAnswer>;

/** What a source of artwork is made of. */
export interface ArtworkParts {
  readonly fetchArtwork: FetchArtwork;
  readonly store: ArtworkStore;
  readonly breaker: CircuitBreaker;
}

/** Makes a source that asks the store first, then the host; requests for one game at the same time share one answer. */
export function createArtworkSource({ fetchArtwork, store, breaker }: ArtworkParts): ArtworkSource {
  const underWay = new Map<number, Promise<ArtworkAnswer>>();
  const withoutArtwork = new Set<number>();

  const find = async (steam: number): Promise<ArtworkAnswer> => {
    const stored = await store.read(steam);
    if (stored !== undefined) return stored;
    if (!breaker.allows()) return 'unreachable';
    const fetched = await fetchArtwork(steam);
    if (fetched.outcome === 'failed') {
      breaker.failed();
      return 'unreachable';
    }
    breaker.succeeded();
    if (fetched.outcome === 'missing') {
      withoutArtwork.add(steam);
      return 'missing';
    }
    await store.write(steam, fetched.artwork);
    return fetched.artwork;
  };

  return (steam) => {
    if (withoutArtwork.has(steam)) return Promise.resolve('missing');
    const shared = underWay.get(steam) ?? find(steam).finally(() => underWay.delete(steam));
    underWay.set(steam, shared);
    return shared;
  };
}
